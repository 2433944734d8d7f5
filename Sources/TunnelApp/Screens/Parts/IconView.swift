import Containers

/// A square view of a drawing in one color, which grows with the text.
final class IconView: View {
  private let drawing: (Color) -> Drawing
  private let color: DynamicColor

  private let side: Double

  /// Creates a view of a drawing, with a side in points at the default text size.
  init(_ drawing: @escaping (Color) -> Drawing, color: DynamicColor, side: Double) {
    self.drawing = drawing
    self.color = color
    self.side = side
    super.init(frame: Rect(x: 0, y: 0, width: side, height: side))
    isUserInteractionEnabled = false
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    let side = side * SymbolScale.scale(for: textScale)
    bounds.size = Size(width: side, height: side)
    superview?.setNeedsLayout()
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas) { drawing(seen(color)).draw(on: canvas, in: bounds) }
}
