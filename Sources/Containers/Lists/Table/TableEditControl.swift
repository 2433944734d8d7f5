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
    let color = style == .delete ? ScrollPalette.destructive : ScrollPalette.constructive
    canvas.drawEditSign(
      at: isMirrored ? -23 : 23, isPlus: style == .insert,
      color.resolvedColor(with: traitCollection))
  }
}
