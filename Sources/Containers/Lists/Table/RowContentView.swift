/// The view that holds the content of a cell in a table, which places the parts of its style.
final class RowContentView: CellContentView {
  override func subviewDidChange(_ subview: View, isContent: Bool) {
    super.subviewDidChange(subview, isContent: isContent)
    // Other subviews are the program's own, which may change them in each layout.
    if isContent, let cell = superview as? TableViewCell, cell.isMisplaced(subview) {
      cell.setNeedsLayout()
    }
  }
}
