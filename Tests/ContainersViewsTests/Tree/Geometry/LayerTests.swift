import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Layers as proxies")
struct LayerTests {
  @Test("F1202: A layer reads and sets the style of its view")
  func style() {
    let view = View(frame: Rect(x: 1, y: 2, width: 30, height: 40))
    view.layer.cornerRadius = 5
    view.layer.borderWidth = 2
    view.layer.borderColor = .red
    view.layer.backgroundColor = .white
    view.layer.masksToBounds = true
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    #expect(view.cornerRadius == 5)
    #expect(view.borderWidth == 2)
    #expect(view.borderColor == .red)
    #expect(view.backgroundColor == Color.white)
    #expect(view.clipsToBounds)
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.layer.cornerRadius + view.layer.borderWidth + view.layer.opacity == 7.5)
    #expect(view.layer.borderColor == Color.red)
    #expect(view.layer.backgroundColor == Color.white)
    #expect(view.layer.masksToBounds)
    #expect(view.layer.isHidden)
    view.layer.borderColor = nil
    #expect(view.borderColor == .clear)
    #expect(view.layer.view === view)
  }

  @Test("F1202: A layer reads and sets the geometry of its view")
  func geometry() {
    let view = View(frame: Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.layer.frame == view.frame)
    view.layer.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    view.layer.position = Point(x: 50, y: 60)
    view.layer.bounds = Rect(x: 3, y: 4, width: 20, height: 20)
    view.layer.transform = Transform3D(Transform(scaleX: 2, y: 2))
    #expect(view.center == Point(x: 50, y: 60))
    #expect(view.layer.position == view.center)
    #expect(view.layer.bounds == view.bounds)
    #expect(view.layer.transform == view.transform3D)
  }

  @Test("F1202: A shadow is set in parts, in any order, and its radius is a standard deviation")
  func shadow() {
    let view = View()
    view.layer.shadowColor = Color.black.withAlphaComponent(0.5)
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = Size(width: 1, height: 2)
    #expect(view.shadow == nil)
    view.layer.shadowOpacity = 0.5
    #expect(
      view.shadow
        == Shadow(
          color: Color.black.withAlphaComponent(0.25), radius: 8, offset: Point(x: 1, y: 2)))
    view.layer.shadowOpacity = 0
    #expect(view.shadow == nil)
    #expect(view.layer.shadowRadius == 4)
    #expect(view.layer.shadowColor?.alpha == 0.5)
  }

  @Test("F1202: A shadow that the view got otherwise is read in parts")
  func foreignShadow() {
    let view = View()
    #expect(view.layer.shadowOpacity == 0)
    #expect(view.layer.shadowOffset == Size(width: 0, height: 3))
    view.layer.shadowOpacity = 1
    view.shadow = Shadow(
      color: Color.red.withAlphaComponent(0.25), radius: 6, offset: Point(x: 3, y: 4))
    #expect(view.layer.shadowColor == .red)
    #expect(view.layer.shadowOpacity == 0.25)
    #expect(view.layer.shadowRadius == 3)
    #expect(view.layer.shadowOffset == Size(width: 3, height: 4))
  }

  @Test("F1202: What a layer is asked for, its view does")
  func requests() {
    let stage = Stage(ViewController())
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.settle()
    view.layer.setNeedsDisplay()
    #expect(stage.application.isFrameDue)
    stage.settle()
    view.layer.setNeedsLayout()
    #expect(stage.application.isFrameDue)
    stage.settle()
    View.animate(withDuration: .seconds(1)) { view.alpha = 0 }
    view.layer.removeAllAnimations()
    stage.settle(within: .milliseconds(100))
    #expect(!stage.application.isFrameDue)
  }

  /// A stage with two views at the same place, the second in front.
  private func stacked() -> (stage: Stage, back: View, front: View) {
    let stage = Stage(ViewController(), size: Size(width: 20, height: 20))
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let (back, front) = (View(frame: rect), View(frame: rect))
    (back.backgroundColor, front.backgroundColor) = (Color.red, Color.blue)
    stage.window.addSubview(back)
    stage.window.addSubview(front)
    stage.settle()
    return (stage, back, front)
  }

  private func color(_ stage: Stage) -> Color { Color(premultiplied: stage.picture.bitmap[10, 10]) }

  @Test("F1203: Of siblings, one with a greater position is drawn in front; touches stay")
  func depth() {
    let (stage, back, front) = stacked()
    #expect(color(stage) == .blue)
    back.layer.zPosition = 1
    stage.settle()
    #expect(color(stage) == .red)
    #expect(stage.window.hitTest(Point(x: 10, y: 10), with: nil) === front)
    front.zPosition = 1
    stage.settle()
    #expect(color(stage) == .blue)
    front.zPosition = .nan
    stage.settle()
    #expect(color(stage) == .red)
    #expect(front.zPosition == 0)
  }

  @Test("F1203: A position that was set before the view is added counts, too")
  func depthBefore() {
    let (stage, back, front) = stacked()
    front.removeFromSuperview()
    back.removeFromSuperview()
    back.zPosition = 2
    stage.window.addSubview(back)
    stage.window.addSubview(front)
    stage.settle()
    #expect(color(stage) == .red)
    #expect(stage.window.subviews.last === front)
  }

  @Test("F1203: Whether a view is opaque is a hint that changes nothing")
  func opacity() {
    let (stage, _, front) = stacked()
    #expect(front.isOpaque)
    front.isOpaque = false
    #expect(!front.isOpaque)
    #expect(!stage.application.isFrameDue)
  }
}
