/// The background of a bar and the line between the bar and the content.
@MainActor
final class BarBackgroundView: View {
  /// An edge of the background.
  enum Edge {
    case top, bottom, trailing
  }

  private let line = View()
  /// The edge with the line.
  var edge: Edge { didSet { if edge != oldValue { setNeedsLayout() } } }
  private var look: BarAppearance?

  init(isLineOnTop: Bool) {
    edge = isLineOnTop ? .top : .bottom
    super.init()
    isUserInteractionEnabled = false
    addSubview(line)
  }

  func show(_ look: BarAppearance) {
    guard look != self.look else { return }
    self.look = look
    resolveColors(of: look)
  }

  private func resolveColors(of look: BarAppearance) {
    backgroundColor = look.shownBackground.map(color) ?? .clear
    line.backgroundColor = look.shadowColor.map(color) ?? .clear
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if let look { resolveColors(of: look) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = 1 / max(1, traitCollection.displayScale)
    let (full, height) = (bounds.width, bounds.height)
    line.frame =
      switch edge {
      case .top: Rect(x: 0, y: 0, width: full, height: width)
      case .bottom: Rect(x: 0, y: height - width, width: full, height: width)
      case .trailing: Rect(x: isRightToLeft ? 0 : full - width, y: 0, width: width, height: height)
      }
  }
}
