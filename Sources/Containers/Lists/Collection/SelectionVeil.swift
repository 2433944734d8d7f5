/// What lies over an item of a collection while it is selected or pressed: a veil in the tint, with an
/// edge where the item is selected.
final class SelectionVeil: View {
  /// Whether the item is selected, and not only pressed.
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
    let tint: Color = tintColor
    backgroundColor = tint.withAlphaComponent(tint.alpha * (isSelected ? 0.25 : 0.12))
    borderColor = tint
    borderWidth = isSelected ? 2 : 0
  }
}
