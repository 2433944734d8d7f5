import Containers

/// The list of results of a search, which keeps the selected one in sight when its size changes.
final class SearchResultsView: TableView {
  /// Called when the selected row may be another one, or have another cell.
  var onSettle: (() -> Void)?
  private var shownSize = Size.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    onSettle?()
    guard bounds.size != shownSize else { return }
    shownSize = bounds.size
    scrollToNearestSelectedRow(at: .none, animated: false)
  }
}
