/// The grip at the trailing edge of a cell in edit mode that drags the row to another position.
final class TableMoveControl: View {
  weak var cell: TableViewCell?

  init() {
    super.init()
    pointerStyle = .pointingHand
    accessibility.isElement = true
    accessibility.label = Messages.Tables.reorder
    accessibility.traits = .adjustable
  }

  override var keepsTouchesFromScrolling: Bool { true }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = touches.first, let cell else { return }
    cell.tableView?.beginMoving(cell, with: touch)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = touches.first else { return }
    cell?.tableView?.continueMoving(with: touch)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    cell?.tableView?.endMoving(isCancelled: false)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    cell?.tableView?.endMoving(isCancelled: true)
  }

  override func accessibilityIncrement() {
    if let cell { cell.tableView?.move(cell, isUp: true) }
  }

  override func accessibilityDecrement() {
    if let cell { cell.tableView?.move(cell, isUp: false) }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas) {
    let color = DynamicColor.inactiveLabel.resolvedColor(with: traitCollection)
    let isMirrored = superview?.readsLeftToRight == false
    canvas.translate(x: isMirrored ? bounds.maxX : bounds.minX, y: bounds.midY)
    canvas.scale(x: rowControlScale, y: rowControlScale)
    canvas.drawGrip(from: isMirrored ? -26 : 8, color)
  }
}
