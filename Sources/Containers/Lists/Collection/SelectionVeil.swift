/// A translucent tint over an item that is selected or highlighted, with a border if it is
/// selected.
final class SelectionVeil: View {
  /// Whether the item is selected rather than only highlighted.
  var isSelected = false { didSet { updateColors() } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    let tint = tintOfMarks
    backgroundColor = tint.withAlphaComponent(tint.alpha * (isSelected ? 0.25 : 0.12))
    borderColor = tint
    borderWidth = isSelected ? 2 : 0
  }
}
