/// The ring in front of the focused view, drawn in the tint color, or in the label color at high
/// contrast.
final class FocusRingView: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    borderWidth = 2
    cornerRadius = 4
    updateColor()
  }

  /// Places the ring around a rectangle, with its corner radius clamped to fit.
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
