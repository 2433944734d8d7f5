/// The round button at the leading edge of a cell in edit mode that deletes or inserts a row.
final class TableEditControl: RowButton {
  private let style: TableViewCell.EditingStyle

  init(_ style: TableViewCell.EditingStyle) {
    self.style = style
    super.init(named: style == .delete ? Messages.Tables.delete : Messages.Tables.insert)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas) {
    let isMirrored = superview?.readsLeftToRight == false
    canvas.translate(x: isMirrored ? bounds.maxX : bounds.minX, y: bounds.midY)
    canvas.scale(x: rowControlScale, y: rowControlScale)
    let middle = Point(x: isMirrored ? -23 : 23, y: 0)
    let circle = Rect(center: middle, size: Size(width: 20, height: 20))
    let color = style == .delete ? ScrollPalette.destructive : ScrollPalette.constructive
    canvas.fill(
      Path(roundedRect: circle, cornerRadius: 10), color.resolvedColor(with: traitCollection))
    var sign = Path()
    sign.move(to: Point(x: middle.x - 5, y: middle.y))
    sign.line(to: Point(x: middle.x + 5, y: middle.y))
    if style == .insert {
      sign.move(to: Point(x: middle.x, y: middle.y - 5))
      sign.line(to: Point(x: middle.x, y: middle.y + 5))
    }
    canvas.stroke(sign, Stroke(width: 2, cap: .round), .white)
  }
}
