import Containers

/// A drawing in one colour.
final class IconView: View {
  private let drawing: (Color) -> Drawing
  private let color: DynamicColor

  /// Makes a view of a drawing in a square, so many points wide.
  init(_ drawing: @escaping (Color) -> Drawing, color: DynamicColor, side: Double) {
    self.drawing = drawing
    self.color = color
    super.init(frame: Rect(x: 0, y: 0, width: side, height: side))
    isUserInteractionEnabled = false
  }

  override func draw(_ canvas: Canvas) { drawing(seen(color)).draw(on: canvas, in: bounds) }
}
