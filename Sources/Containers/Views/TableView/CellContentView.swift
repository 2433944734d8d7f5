/// What holds the content of a cell, and tells the cell of other margins.
final class CellContentView: View {
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    superview?.setNeedsLayout()
  }
}
