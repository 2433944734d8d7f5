/// The frame around what the keyboard works on, in front of it: in the tint, or in the colour of text
/// where contrast is to be high.
final class FocusRingView: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    borderWidth = 2
    cornerRadius = 4
    updateColor()
  }

  /// Puts the ring around a rectangle, its corners as round as that allows.
  func place(_ rect: Rect, cornerRadius: Double = 4) {
    frame = rect
    self.cornerRadius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateColor()
  }

  private func updateColor() {
    let traits = traitCollection
    let label = DynamicColor.label.resolvedColor(with: traits)
    borderColor =
      traits.accessibilityContrast == .high ? label : traits.storage.tint.color(with: traits)
  }
}
