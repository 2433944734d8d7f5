/// The view that shows a background configuration.
final class BackgroundView: View {
  var configuration: BackgroundConfiguration {
    didSet { if configuration != oldValue { show(insteadOf: oldValue) } }
  }
  private let panel = View()

  init(_ configuration: BackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    flags.insert(.drawsNothing)
    addSubview(panel)
    show(insteadOf: nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = !readsLeftToRight
    panel.frame = bounds.inset(
      by: configuration.backgroundInsets.resolved(isRightToLeft: isMirrored))
    configuration.customView?.frame = panel.bounds
  }

  private func show(insteadOf old: BackgroundConfiguration?) {
    panel.backgroundColor = configuration.backgroundColor
    panel.borderColor = configuration.strokeColor
    panel.cornerRadius = configuration.cornerRadius
    panel.borderWidth = configuration.strokeWidth
    if old?.customView !== configuration.customView {
      old?.customView?.removeFromSuperview()
      configuration.customView.map(panel.addSubview)
      panel.clipsToBounds = configuration.customView != nil
    }
    if old?.backgroundInsets != configuration.backgroundInsets { setNeedsLayout() }
  }
}
