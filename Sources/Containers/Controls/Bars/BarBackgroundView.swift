/// The background of a bar and the line between the bar and the content.
@MainActor
final class BarBackgroundView: View {
  private let line = View()
  /// Whether the line is at the top edge.
  private let isLineOnTop: Bool
  private var look: BarAppearance?

  init(isLineOnTop: Bool) {
    self.isLineOnTop = isLineOnTop
    super.init()
    isUserInteractionEnabled = false
    addSubview(line)
  }

  func show(_ look: BarAppearance) {
    self.look = look
    backgroundColor = look.backgroundColor.map(color) ?? .clear
    line.backgroundColor = look.shadowColor.map(color) ?? .clear
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if let look { show(look) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = 1 / max(1, traitCollection.displayScale)
    line.frame = Rect(
      x: 0, y: isLineOnTop ? 0 : bounds.height - width, width: bounds.width, height: width)
  }
}
