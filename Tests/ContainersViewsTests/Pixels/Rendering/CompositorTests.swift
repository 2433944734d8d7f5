import Testing

@testable import Containers

@Suite @MainActor struct CompositorTests {
  let platform = HeadlessPlatform()
  let application: Application
  let window: Window

  init() {
    application = Application(platform: platform)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 200, height: 100))
    window.backgroundColor = .black
    window.makeKeyAndVisible()
  }

  private func picture() -> Bitmap {
    application.turn()
    return platform.windows.first?.picture ?? Bitmap(width: 0, height: 0)
  }

  private func add(_ frame: Rect, _ color: Color = .white) -> View {
    let view = View(frame: frame)
    view.backgroundColor = color
    window.addSubview(view)
    return view
  }

  @Test("Half opacity gives the mean of the colors above and below")
  func fading() {
    add(Rect(x: 0, y: 0, width: 50, height: 50)).alpha = 0.5
    #expect(picture()[25, 25] == 0xFF80_8080)
  }

  @Test("Children side by side are as opaque as their faded ancestors let them be")
  func fadingApart() {
    let outer = View(frame: Rect(x: 10, y: 10, width: 100, height: 50))
    let inner = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    window.addSubview(outer)
    outer.addSubview(inner)
    for (x, alpha) in [(0.0, 1.0), (20, 0.5), (40, 0), (60, 3)] {
      let child = View(frame: Rect(x: x, y: 0, width: 20, height: 20))
      child.backgroundColor = .white
      child.alpha = alpha
      inner.addSubview(child)
    }
    outer.alpha = 0.5
    inner.alpha = 0.5

    let picture = picture()
    #expect(picture[20, 20] == 0xFF40_4040)
    #expect(picture[40, 20] == 0xFF20_2020)
    #expect(picture[60, 20] == 0xFF00_0000)
    #expect(picture[80, 20] == 0xFF40_4040)
  }

  @Test("Children that overlap in a faded view do not shine through each other")
  func fadingTogether() {
    let outer = View(frame: Rect(x: 10, y: 10, width: 100, height: 50))
    window.addSubview(outer)
    for (x, color) in [(0.0, Color.white), (10, .black)] {
      let child = View(frame: Rect(x: x, y: 0, width: 20, height: 20))
      child.backgroundColor = color
      outer.addSubview(child)
    }
    outer.alpha = 0.5

    let picture = picture()
    #expect(picture[15, 20] == 0xFF80_8080)
    #expect(picture[25, 20] == 0xFF00_0000)
  }

  @Test("A view in a faded one fades as a whole, also where it is beside others")
  func fadingNested() {
    let outer = View(frame: Rect(x: 10, y: 10, width: 100, height: 50))
    window.addSubview(outer)
    let children = [0.0, 40].map { View(frame: Rect(x: $0, y: 0, width: 20, height: 20)) }
    for child in children {
      child.backgroundColor = .white
      outer.addSubview(child)
    }
    let front = View(frame: Rect(x: 0, y: 0, width: 10, height: 20))
    front.backgroundColor = .black
    children[0].addSubview(front)
    outer.alpha = 0.5

    let picture = picture()
    #expect(picture[15, 20] == 0xFF00_0000)
    #expect(picture[25, 20] == 0xFF80_8080)
    #expect(picture[60, 20] == 0xFF80_8080)
  }

  @Test("A rounded rectangle covers its area within a thousandth", arguments: [0, 3, 10.5, 25])
  func area(radius: Double) {
    add(Rect(x: 20, y: 20, width: 60, height: 50)).cornerRadius = radius
    let picture = picture()
    var sum = 0.0
    for y in 0..<100 { for x in 0..<200 { sum += Double(picture[x, y] & 255) / 255 } }
    let exact = 60 * 50 - (4 - Double.pi) * radius * radius
    #expect(abs(sum - exact) < 3 + exact / 1000)
  }

  @Test("A scaled picture shows nothing of a larger one that was drawn before")
  func reusedPadding() {
    final class Drawn: View {
      override func draw(_ canvas: Canvas) { canvas.fill(.white) }
    }
    func scaled(_ frame: Rect) -> View {
      let view = Drawn(frame: frame)
      view.transform = Transform(scaleX: 0.7, y: 0.7)
      window.addSubview(view)
      return view
    }
    let large = scaled(Rect(x: 0, y: 0, width: 190, height: 90))
    _ = picture()
    large.removeFromSuperview()
    _ = scaled(Rect(x: 50, y: 30, width: 41, height: 23))
    let picture = picture()

    #expect(picture[70, 41] == 0xFFFF_FFFF)
    for (x, y) in [(54, 41), (86, 41), (70, 32), (70, 51), (95, 60)] {
      #expect(picture[x, y] == 0xFF00_0000)
    }
  }

  @Test("A translation, a turn and rounded corners of a view do not affect each other")
  func transformAndStyle() {
    let view = add(Rect(x: 20, y: 20, width: 60, height: 50))
    let (moved, turned) = (Transform(translationX: 5, y: 7), Transform(rotationAngle: 1))
    view.transform = moved
    view.cornerRadius = 4
    #expect(view.transform == moved)
    view.transform = turned
    #expect(view.cornerRadius == 4)
    #expect(view.transform == turned)
    view.cornerRadius = 0
    #expect(view.transform == turned)
    view.transform = moved
    #expect(view.transform == moved)
    view.transform = .identity
    #expect(view.transform == .identity)
    #expect(view.cornerRadius == 0)
  }

  @Test("The border is inside the edges and in front of the content")
  func border() {
    let view = add(Rect(x: 20, y: 20, width: 60, height: 50))
    view.borderWidth = 3
    view.borderColor = Color(hex: 0xFF0000)
    let inner = View(frame: Rect(x: 0, y: 0, width: 60, height: 50))
    inner.backgroundColor = Color(hex: 0x0000FF)
    view.addSubview(inner)
    let picture = picture()
    #expect(picture[19, 40] == 0xFF00_0000)
    #expect(picture[20, 40] == 0xFFFF_0000)
    #expect(picture[22, 40] == 0xFFFF_0000)
    #expect(picture[23, 40] == 0xFF00_00FF)
    #expect(picture[79, 40] == 0xFFFF_0000)
    #expect(picture[80, 40] == 0xFF00_0000)
  }

  @Test("A half turn shows the content upside down, in the same place")
  func halfTurn() {
    let view = add(Rect(x: 20, y: 20, width: 60, height: 50))
    let mark = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    mark.backgroundColor = Color(hex: 0xFF0000)
    view.addSubview(mark)
    view.transform = Transform(rotationAngle: .pi)
    let picture = picture()
    #expect(picture[75, 65] == 0xFFFF_0000)
    #expect(picture[25, 25] == 0xFFFF_FFFF)
    #expect(picture[85, 65] == 0xFF00_0000)
  }

  @Test("Seen edge on, a view is not drawn")
  func edgeOn() {
    let view = add(Rect(x: 20, y: 20, width: 60, height: 50))
    view.transform3D = Transform3D(rotationAngle: .pi / 2, x: 1, y: 0, z: 0)
      .concatenating(Transform3D(perspectiveDistance: 200))
    let picture = picture()
    #expect(picture[50, 40] == 0xFF00_0000)
  }

  @Test("A view partly behind the eye is drawn as far as it can be seen")
  func behindTheEye() {
    let view = add(Rect(x: 20, y: 20, width: 60, height: 50))
    view.transform3D = Transform3D(rotationAngle: 1.5, x: 1, y: 0, z: 0)
      .concatenating(Transform3D(perspectiveDistance: 10))
    #expect(picture().width == 200)
  }

  @Test("The content of a rotated view is drawn once and reused while nothing in it changes")
  func flatPictures() throws {
    final class Counting: View {
      var draws = 0
      override func draw(_ canvas: Canvas) {
        draws += 1
        canvas.fill(.white)
      }
    }
    let view = add(Rect(x: 20, y: 20, width: 60, height: 50))
    let inner = Counting(frame: view.bounds)
    view.addSubview(inner)
    for step in 0..<10 {
      view.transform3D = Transform3D(rotationAngle: 0.1 * Double(step), x: 1, y: 0, z: 0)
        .concatenating(Transform3D(perspectiveDistance: 200))
      _ = picture()
    }
    #expect(inner.draws == 1)

    inner.backgroundColor = .black
    inner.setNeedsDisplay()
    #expect(picture()[50, 45] == 0xFFFF_FFFF)
    #expect(inner.draws == 2)
  }

  @Test("A view with a picture of another size stretches it")
  func stretching() {
    let view = add(Rect(x: 20, y: 20, width: 60, height: 50), .clear)
    let properties = view.properties
    final class Drawn: View {
      override func draw(_ canvas: Canvas) { canvas.fill(.white) }
    }
    let inner = Drawn(frame: Rect(x: 0, y: 0, width: 40, height: 30))
    view.addSubview(inner)
    _ = picture()
    View.animate(withDuration: .seconds(1), delay: .seconds(1)) {
      inner.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    }
    let picture = picture()
    #expect(picture[40, 35] == 0xFFFF_FFFF)
    #expect(picture[57, 47] == 0xFFFF_FFFF)
    #expect(picture[62, 35] == 0xFF00_0000)
    #expect(view.properties == properties)
  }

  @Test("Positions and sizes that are not numbers do no harm")
  func nonsense() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      let view = add(Rect(x: value, y: 0, width: 10, height: 10))
      view.shadow = Shadow(color: .white, radius: 5)
      view.cornerRadius = value
      add(Rect(x: 0, y: 0, width: value, height: 10)).cornerRadius = 5
      add(Rect(x: 0, y: 0, width: 10, height: 10)).transform = Transform(scaleX: value, y: value)
      #expect(picture().width == 200)
    }
  }
}
