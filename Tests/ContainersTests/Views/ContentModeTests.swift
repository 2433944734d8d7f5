import Containers
import ContainersTesting
import Testing

@MainActor
struct ContentModeTests {
  let stage = Stage(ViewController(), size: Size(width: 40, height: 40))

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
