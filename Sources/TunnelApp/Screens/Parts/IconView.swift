import Containers

/// A view of a drawing in one color.
final class IconView: View {
  private let drawing: (Color) -> Drawing
  private let color: DynamicColor

  /// Creates a square view of a drawing, with a side in points.
  init(_ drawing: @escaping (Color) -> Drawing, color: DynamicColor, side: Double) {
    self.drawing = drawing
    self.color = color
    super.init(frame: Rect(x: 0, y: 0, width: side, height: side))
    isUserInteractionEnabled = false
  }

  override func draw(_ canvas: Canvas) { drawing(seen(color)).draw(on: canvas, in: bounds) }
}
