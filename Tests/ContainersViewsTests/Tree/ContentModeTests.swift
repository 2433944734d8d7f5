import Containers
import ContainersTesting
import Testing

@MainActor
struct ContentModeTests {
  let stage = Stage(ViewController(), size: Size(width: 40, height: 40))

  /// A view with a red square of 10 × 10 points in the middle.
  private final class Square: View {
    override func draw(_ canvas: Canvas) {
      let square = Rect(center: bounds.center, size: Size(width: 10, height: 10))
      canvas.fill(Path(rect: square), .red)
    }
  }

  /// Returns the rectangle that an image of 10 × 10 points covers in a view of 40 × 40.
  private func place(_ mode: View.ContentMode) -> Rect? {
    let image = Image.drawn(size: Size(width: 10, height: 10)) { canvas in
      canvas.fill(Path(rect: Rect(x: 0, y: 0, width: 10, height: 10)), .red)
    }
    let view = ImageView(image: image)
    view.frame = stage.window.bounds
    view.contentMode = mode
    stage.window.addSubview(view)
    stage.turn()
    defer { view.removeFromSuperview() }
    return redPlace()
  }

  /// Returns the rectangle that is red on screen.
  private func redPlace() -> Rect? {
    let bitmap = stage.picture.bitmap
    let red = (0..<1600).filter { bitmap[$0 % 40, $0 / 40] & 0xFFFFFF == 0xFF0000 }
    let (x, y) = (red.map { $0 % 40 }, red.map { $0 / 40 })
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return nil
    }
    return Rect(
      minX: Double(left), minY: Double(top), maxX: Double(right + 1), maxY: Double(bottom + 1))
  }

  @Test("An image at its own size is centered or aligned with an edge or a corner")
  func places() {
    let places: [(View.ContentMode, Double, Double)] = [
      (.center, 15, 15), (.top, 15, 0), (.bottom, 15, 30), (.left, 0, 15), (.right, 30, 15),
      (.topLeft, 0, 0), (.topRight, 30, 0), (.bottomLeft, 0, 30), (.bottomRight, 30, 30),
    ]
    for (mode, x, y) in places {
      #expect(place(mode) == Rect(x: x, y: y, width: 10, height: 10), "\(mode)")
    }
  }

  @Test(
    "What a view drew keeps its size at an edge or in the middle while an animation resizes it",
    arguments: [
      (View.ContentMode.left, 15.0, 10.0), (.right, 5, 10), (.center, 10, 10), (.topLeft, 15, 15),
      (.bottomRight, 5, 5),
    ])
  func resizing(_ mode: View.ContentMode, x: Double, y: Double) {
    let view = Square(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    view.contentMode = mode
    stage.window.addSubview(view)
    stage.turn()
    #expect(redPlace() == Rect(x: 5, y: 5, width: 10, height: 10))

    let animator = ViewPropertyAnimator(duration: .seconds(1), curve: .linear) {
      view.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    }
    animator.fractionComplete = 0.5
    stage.turn()
    #expect(redPlace() == Rect(x: x, y: y, width: 10, height: 10))

    animator.fractionComplete = 1
    stage.turn()
    #expect(redPlace() == Rect(x: 15, y: 15, width: 10, height: 10))
  }

  @Test("A part that is drawn anew is shown where its content mode says")
  func repainting() {
    final class Patch: View {
      var color = Color.white
      override func draw(_ canvas: Canvas) { canvas.fill(Path(rect: bounds), color) }
    }
    let view = Patch(frame: Rect(x: 0, y: 0, width: 20, height: 40))
    view.contentMode = .right
    stage.window.addSubview(view)
    stage.turn()
    let animator = ViewPropertyAnimator(duration: .seconds(1), curve: .linear) {
      view.frame = stage.window.bounds
    }
    animator.fractionComplete = 0.5
    stage.turn()

    view.color = .red
    view.setNeedsDisplay(Rect(x: 30, y: 0, width: 10, height: 40))
    stage.turn()

    #expect(redPlace() == Rect(x: 20, y: 0, width: 10, height: 40))
  }

  @Test("The content mode of a label is that of its lines, unless it has its own")
  func labels() {
    let label = Label(text: "Text")
    label.frame = Rect(x: 0, y: 0, width: 40, height: 80)
    #expect(label.contentMode == .left)
    label.textAlignment = .center
    #expect(label.contentMode == .center)
    label.text = "نص"
    label.textAlignment = .natural
    #expect(label.contentMode == .right)
    label.numberOfLines = 0
    label.text = "One line after the other"
    #expect(label.contentMode == .topLeft)

    label.contentMode = .topLeft
    label.textAlignment = .right
    #expect(label.contentMode == .topLeft)
  }

  /// Returns the left edge of the dark pixels on screen, half way from a width of 100 to one of 300.
  private func leftEdge(_ view: View, height: Double = 40) -> Int? {
    let stage = Stage(ViewController(), size: Size(width: 300, height: 100))
    stage.window.backgroundColor = .white
    view.frame = Rect(x: 0, y: 0, width: 100, height: height)
    stage.window.addSubview(view)
    stage.turn()
    let animator = ViewPropertyAnimator(duration: .seconds(1), curve: .linear) {
      view.frame.size.width = 300
      view.layoutIfNeeded()
    }
    animator.fractionComplete = 0.5
    stage.turn()
    let bitmap = stage.picture.bitmap
    return (0..<200).first { x in
      (4..<Int(height) - 4).contains { bitmap[x, $0] & 0xFF < 160 }
    }
  }

  @Test("Texts keep their distance from their edge while an animation resizes them")
  func texts() throws {
    let label = Label(text: "ll")
    label.textAlignment = .right
    let view = TextView()
    view.text = "ll"
    view.textAlignment = .right
    let left = TextView()
    left.text = "ll"

    #expect(try #require(leftEdge(label)) > 180)
    #expect(try #require(leftEdge(view, height: 100)) > 170)
    #expect(try #require(leftEdge(left, height: 100)) < 20)
  }

  @Test("An image redrawn at the size of the view fills it")
  func redrawing() {
    #expect(place(.redraw) == stage.window.bounds)
  }

  @Test("The halo of a label surrounds its letters in its own color")
  func halo() {
    let label = Label(frame: stage.window.bounds)
    label.text = "I"
    label.textColor = Color.black
    label.backgroundColor = Color.white
    stage.window.addSubview(label)
    func reds() -> Int {
      stage.turn()
      let bitmap = stage.picture.bitmap
      return (0..<1600).filter { index in
        let pixel = bitmap[index % 40, index / 40]
        return pixel >> 16 & 0xFF > 200 && pixel & 0xFF < 100
      }.count
    }
    #expect(reds() == 0)
    label.haloColor = .red
    #expect(reds() > 10)
  }
}
