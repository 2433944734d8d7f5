/// The ring in front of the focused view, drawn in the tint color, or thicker and in the label color at
/// high contrast.
final class FocusRingView: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
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
    borderWidth = traits.accessibilityContrast == .high ? 3 : 2
    borderColor =
      traits.accessibilityContrast == .high ? label : traits.storage.tint.mark(with: traits)
  }
}
