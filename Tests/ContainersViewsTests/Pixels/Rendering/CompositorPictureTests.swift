import ContainersTesting
import Testing

@testable import Containers

/// A view with squares of two colors.
private final class Checked: View {
  override func draw(_ canvas: Canvas) {
    canvas.fill(Color(hex: 0x2A6F97))
    for y in 0..<20 {
      for x in 0..<20 where (x + y) % 2 == 0 {
        canvas.fill(
          Rect(x: Double(x) * 10, y: Double(y) * 10, width: 10, height: 10),
          Color(hex: 0xE9C46A))
      }
    }
  }
}

@Suite @MainActor struct CompositorPictureTests {
  let platform = HeadlessPlatform()
  let application: Application
  let window: Window

  init() {
    application = Application(platform: platform)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 160, height: 120))
    window.backgroundColor = Color(hex: 0x11161C)
  }

  private func card(_ frame: Rect) -> View {
    let card = View(frame: frame)
    card.backgroundColor = Color(hex: 0x24303C)
    card.cornerRadius = 14
    card.borderWidth = 2
    card.borderColor = Color(hex: 0xE76F51)
    card.clipsToBounds = true
    let inside = Checked(frame: card.bounds)
    card.addSubview(inside)
    window.addSubview(card)
    return card
  }

  private func expectPicture(_ name: String) throws {
    window.makeKeyAndVisible()
    application.turn()
    let picture = try #require(platform.windows.first).picture
    try ContainersViewsTests.expectPicture(Image(bitmap: picture), matches: name, tolerance: 3)
  }

  @Test("A card has rounded corners, a border inside its edges, and clipped content")
  func card() throws {
    _ = card(Rect(x: 20, y: 20, width: 120, height: 80))
    try expectPicture("compositor-card")
  }

  @Test("A shadow is soft on all sides and displaced by its offset")
  func shadow() throws {
    window.backgroundColor = .white
    let view = View(frame: Rect(x: 30, y: 25, width: 100, height: 60))
    view.backgroundColor = Color(hex: 0xF4F1DE)
    view.cornerRadius = 12
    view.shadow = Shadow(color: Color(white: 0, alpha: 0.6), radius: 14, offset: Point(x: 0, y: 6))
    window.addSubview(view)
    try expectPicture("compositor-shadow")
  }

  @Test("A faded group fades as a whole, without its parts shining through each other")
  func opacity() throws {
    let back = Checked(frame: Rect(x: 0, y: 0, width: 160, height: 120))
    window.addSubview(back)
    let group = View(frame: Rect(x: 30, y: 20, width: 100, height: 80))
    group.backgroundColor = .white
    group.cornerRadius = 20
    group.alpha = 0.5
    let part = View(frame: Rect(x: 20, y: 20, width: 100, height: 30))
    part.backgroundColor = .black
    group.addSubview(part)
    window.addSubview(group)
    try expectPicture("compositor-opacity")
  }

  @Test("A rotated view has smooth edges")
  func rotation() throws {
    card(Rect(x: 30, y: 30, width: 100, height: 60)).transform = Transform(rotationAngle: 0.35)
    try expectPicture("compositor-rotation")
  }

  /// Shows a view that is half a pixel off.
  private func betweenPixels() throws -> (View, HeadlessWindow) {
    let view = Checked(frame: Rect(x: 10.5, y: 10.5, width: 60, height: 60))
    window.addSubview(view)
    window.makeKeyAndVisible()
    application.turn()
    return (view, try #require(platform.windows.first))
  }

  @Test("A view half a pixel off is smooth while it moves, and sharp at rest")
  func fractions() throws {
    let (view, shown) = try betweenPixels()
    #expect(shown.picture[10, 30] == 0xFF11_161C)
    #expect(shown.picture[11, 11] == 0xFFE9_C46A)

    View.animate(withDuration: .seconds(1), delay: .seconds(1)) { view.center.x += 9 }
    application.turn()
    #expect(shown.picture[10, 30] != 0xFF11_161C)
    #expect(shown.picture[10, 30] != 0xFF2A_6F97)
  }

  @Test("A view half a pixel off stays sharp while only its colors are animated")
  func fading() throws {
    let (view, shown) = try betweenPixels()

    View.animate(withDuration: .seconds(1), delay: .seconds(1)) {
      view.alpha = 0.5
      view.backgroundColor = .white
    }
    application.turn()

    #expect(shown.picture[10, 30] == 0xFF11_161C)
    #expect(shown.picture[11, 11] == 0xFFE9_C46A)
  }

  @Test("A card is seen in perspective", arguments: [15, 45, 75])
  func perspective(degrees: Int) throws {
    for (index, axis) in [(1.0, 0.0), (0.0, 1.0)].enumerated() {
      let card = card(Rect(x: 8 + Double(index) * 78, y: 25, width: 66, height: 70))
      card.transform3D = Transform3D(
        rotationAngle: Double(degrees) * .pi / 180, x: axis.0, y: axis.1, z: 0
      ).concatenating(Transform3D(perspectiveDistance: 200))
    }
    try expectPicture("compositor-perspective-\(degrees)")
  }
}
