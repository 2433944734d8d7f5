import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Pictures of popovers", .noWarnings)
struct PopoverPictureTests {
  /// Returns a scene of 220 × 180 points with a popover that shows a place.
  private func scene(
    _ direction: PopoverArrowDirection, scale: Double = 1, at point: Point? = nil,
    traits: TraitCollection = TraitCollection()
  ) -> PopoverScene {
    let scene = PopoverScene(size: Size(width: 220, height: 180), scale: scale, traits: traits)
    scene.delegate.style = .none
    scene.root.view.backgroundColor = DynamicColor.systemGroupedBackground
    scene.source.frame = Rect(center: point ?? start(direction), size: Size(width: 40, height: 24))
    scene.source.backgroundColor = DynamicColor.systemBlue
    scene.source.cornerRadius = 6
    scene.presented.preferredContentSize = Size(width: 130, height: 64)
    scene.popover.permittedArrowDirections = direction
    let texts: [(String, Font, DynamicColor)] = [
      ("København", .headline, .label), ("Denmark", Font(.footnote), .secondaryLabel),
    ]
    for (index, (text, font, color)) in texts.enumerated() {
      let label = Label(text: text, font: font)
      label.textColor = color
      label.frame = Rect(x: 14, y: 10 + 24 * Double(index), width: 104, height: 22)
      scene.presented.view.addSubview(label)
    }
    return scene
  }

  /// A place of the source that leaves room for the popover.
  private func start(_ direction: PopoverArrowDirection) -> Point {
    switch direction {
    case .up: Point(x: 110, y: 40)
    case .down: Point(x: 110, y: 140)
    case .left: Point(x: 40, y: 90)
    default: Point(x: 180, y: 90)
    }
  }

  private nonisolated static let sides: [(PopoverArrowDirection, String)] = [
    (.up, "Below"), (.down, "Above"), (.left, "Right"), (.right, "Left"),
  ]

  @Test("F012, F141: popovers on all sides of their source match the goldens", arguments: sides)
  func sides(direction: PopoverArrowDirection, name: String) {
    let scene = scene(direction)
    scene.present()

    scene.stage.expectPicture(named: "Popover\(name)")
  }

  @Test(
    "In dark mode a popover stands out from the background, as in the goldens", arguments: sides)
  func dark(direction: PopoverArrowDirection, name: String) {
    let scene = scene(direction, traits: TraitCollection { $0.userInterfaceStyle = .dark })
    scene.present()

    scene.stage.expectPicture(named: "Popover\(name)Dark")
  }

  @Test("With two pixels per point the border is one pixel wide, as in the goldens")
  func fine() {
    for (direction, name) in [(PopoverArrowDirection.up, "Below"), (.right, "Left")] {
      let scene = scene(direction, scale: 2)
      scene.present()

      scene.stage.expectPicture(named: "Popover\(name)2x")
    }
  }

  @Test("F141: right to left, the trailing side is on the left, as in the golden")
  func rightToLeft() {
    let scene = scene(
      [.left, .right], at: Point(x: 180, y: 90),
      traits: TraitCollection { $0.layoutDirection = .rightToLeft })
    scene.present()

    scene.stage.expectPicture(named: "PopoverRightToLeft")
  }

  @Test("F141: near a corner of the bubble the arrow stays on its straight side, as in the golden")
  func corner() {
    let scene = scene(.up, at: Point(x: 24, y: 40))
    scene.popover.backgroundColor = DynamicColor.systemYellow
    scene.present()

    scene.stage.expectPicture(named: "PopoverCorner")
  }

  @Test("On its way in, a popover is smaller and transparent, as in the golden")
  func arriving() {
    let scene = scene(.up, scale: 2)
    scene.root.present(scene.presented, animated: true)
    scene.stage.advance(by: .milliseconds(100))

    scene.stage.expectPicture(named: "PopoverArriving")
  }
}
