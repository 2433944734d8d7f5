@testable import Containers
import Testing

@MainActor
struct AutoresizingTests {
  let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let child = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))

  init() { parent.addSubview(child) }

  private func resize(_ mask: AutoresizingMask, to width: Double, _ height: Double) -> Rect {
    child.autoresizingMask = mask
    parent.bounds.size = Size(width: width, height: height)
    return child.frame
  }

  @Test("Without a mask nothing moves")
  func none() { #expect(resize([], to: 200, 300) == Rect(x: 10, y: 20, width: 30, height: 40)) }

  @Test("One flexible part takes the whole change")
  func single() {
    #expect(resize(.flexibleWidth, to: 200, 100) == Rect(x: 10, y: 20, width: 130, height: 40))
    child.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      resize(.flexibleTopMargin, to: 200, 150) == Rect(x: 10, y: 70, width: 30, height: 40))
  }

  @Test("Several flexible parts share the change in proportion to their lengths")
  func shared() {
    let all: AutoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(resize(all, to: 200, 50) == Rect(x: 20, y: 10, width: 60, height: 20))
  }

  @Test("Flexible margins keep a centered view centered")
  func centered() {
    child.frame = Rect(x: 40, y: 40, width: 20, height: 20)
    let margins: AutoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    #expect(resize(margins, to: 301, 77).center == Point(x: 150.5, y: 38.5))
  }

  @Test("A superview that shrinks to nothing and grows again gives the same frames")
  func reversible() {
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for size in [1.0, 0, 57, 1000, 3, 100] {
      parent.bounds.size = Size(width: size, height: size)
      #expect(child.bounds.width >= 0)
    }
    #expect(child.frame == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("A frame set in between becomes the new reference")
  func newReference() {
    _ = resize(.flexibleWidth, to: 200, 100)
    child.frame = Rect(x: 0, y: 0, width: 200, height: 10)
    #expect(resize(.flexibleWidth, to: 50, 100).width == 50)
    #expect(resize(.flexibleWidth, to: 300, 100).width == 300)
  }

  @Test("A superview with autoresizesSubviews off leaves subviews alone")
  func switchedOff() {
    parent.autoresizesSubviews = false
    #expect(resize(.flexibleWidth, to: 200, 100).width == 30)
  }

  @Test("A transformed view keeps its transform and resizes by its untransformed frame")
  func transformed() {
    child.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    child.transform = Transform(rotationAngle: 1)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.bounds.size = Size(width: 300, height: 200)
    #expect(child.bounds.size == Size(width: 300, height: 200))
    #expect(child.center == Point(x: 150, y: 100))
  }
}
