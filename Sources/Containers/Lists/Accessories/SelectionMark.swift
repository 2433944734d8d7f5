internal import Pixels

/// The circle at the leading edge of a row in edit mode, with a check mark while the row is selected.
///
/// The row takes the touches on it, and says whether it is selected.
final class SelectionMark: View {
  /// Whether the row is selected.
  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas) {
    let isMirrored = superview?.readsLeftToRight == false
    canvas.translate(x: isMirrored ? bounds.maxX : bounds.minX, y: bounds.midY)
    canvas.scale(x: rowControlScale, y: rowControlScale)
    canvas.drawSelectionMark(
      at: isMirrored ? -23 : 23, isSelected: isOn, tintOfGrounds,
      DynamicColor.inactiveLabel.resolvedColor(with: traitCollection))
  }
}
