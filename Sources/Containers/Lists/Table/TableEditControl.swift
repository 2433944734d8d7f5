/// The round button at the leading edge of a cell in edit mode that deletes or inserts a row.
final class TableEditControl: View {
  private let style: TableViewCell.EditingStyle
  var whenTapped: (() -> Void)?

  init(_ style: TableViewCell.EditingStyle) {
    self.style = style
    super.init()
    accessibility.isElement = true
    accessibility.label = style == .delete ? Messages.Tables.delete : Messages.Tables.insert
    accessibility.traits = .button
    pointerStyle = .pointingHand
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {}

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {}

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    whenTapped?()
  }

  override func accessibilityActivate() -> Bool {
    whenTapped?()
    return true
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas) {
    let isMirrored = superview?.readsLeftToRight == false
    let middle = Point(x: isMirrored ? bounds.maxX - 23 : bounds.minX + 23, y: bounds.midY)
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
