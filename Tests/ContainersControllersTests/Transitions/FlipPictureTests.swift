import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("The image of a flip")
struct FlipPictureTests {
  /// An arrow that points up and to the right, which makes rotation and mirroring visible.
  final class ArrowView: View {
    let ink: Color

    init(frame: Rect, ground: Color, ink: Color) {
      self.ink = ink
      super.init(frame: frame)
      backgroundColor = ground
      cornerRadius = 8
      clipsToBounds = true
    }

    override func draw(_ canvas: Canvas) {
      let (width, height) = (bounds.width, bounds.height)
      var path = Path()
      path.move(to: Point(x: width * 0.2, y: height * 0.8))
      path.line(to: Point(x: width * 0.45, y: height * 0.15))
      path.line(to: Point(x: width * 0.7, y: height * 0.8))
      path.close()
      canvas.fill(path, ink)
      canvas.fill(
        Path(rect: Rect(x: width * 0.8, y: height * 0.1, width: width * 0.1, height: height * 0.3)),
        ink)
    }
  }

  /// Returns a stage with a card that has begun a linear flip of one second.
  func flippingStage(
    _ options: AnimationOptions, size: Size = Size(width: 160, height: 120)
  ) -> Stage {
    let parent = ViewController()
    let stage = Stage(parent, size: size)
    parent.view.backgroundColor = Color(hex: 0x18202A)
    let container = View(frame: Rect(origin: .zero, size: size).insetBy(dx: 30, dy: 30))
    container.cornerRadius = 8
    container.shadow = Shadow(
      color: Color(white: 0, alpha: 0.6), radius: 8, offset: Point(x: 0, y: 3))
    parent.view.addSubview(container)
    let (old, new) = (ViewController(), ViewController())
    old.view = ArrowView(
      frame: container.bounds, ground: Color(hex: 0x2F6FA7), ink: Color(hex: 0xF2E6C8))
    new.view = ArrowView(
      frame: container.bounds, ground: Color(hex: 0xB5533C), ink: Color(hex: 0xFFFFFF))
    for child in [old, new] { parent.addChild(child) }
    container.addSubview(old.view)
    stage.settle()
    parent.transition(
      from: old, to: new, duration: .seconds(1), options: options.union(.curveLinear))
    return stage
  }

  @Test(
    "shows each side upright, in perspective, and moves nothing else",
    arguments: [
      ("top", AnimationOptions.transitionFlipFromTop), ("bottom", .transitionFlipFromBottom),
      ("left", .transitionFlipFromLeft), ("right", .transitionFlipFromRight),
    ])
  func flips(_ name: String, _ options: AnimationOptions) {
    let stage = flippingStage(options)

    for (moment, wait) in [("quarter", 250), ("middle", 230), ("threequarters", 270)] {
      stage.advance(by: .milliseconds(wait))
      stage.expectPicture(named: "flip-\(name)-\(moment)")
    }
  }

  @Test(
    "of a curl is a page around a cylinder, with a highlight on its back and a shadow beneath",
    arguments: [("up", AnimationOptions.transitionCurlUp), ("down", .transitionCurlDown)])
  func curls(_ name: String, _ options: AnimationOptions) {
    let stage = flippingStage(options, size: Size(width: 260, height: 200))

    for (moment, wait) in [("eighth", 125), ("quarter", 125), ("middle", 250), ("late", 250)] {
      stage.advance(by: .milliseconds(wait))
      stage.expectPicture(named: "curl-\(name)-\(moment)")
    }
  }

  @Test("ends as the new view at rest")
  func end() {
    let stage = flippingStage(.transitionFlipFromTop)

    stage.settle()

    stage.expectPicture(named: "flip-end")
  }

  @Test("of a cross-dissolve is a blend of both views")
  func dissolve() {
    let stage = flippingStage(.transitionCrossDissolve)

    stage.advance(by: .milliseconds(500))

    stage.expectPicture(named: "dissolve-middle")
  }
}
