/// The two indicators of a scroll view.
@MainActor
final class ScrollIndicators {
  private static let restBeforeHiding = Duration.milliseconds(700)

  private unowned let scrollView: ScrollView
  let horizontal: ScrollIndicator
  let vertical: ScrollIndicator
  private var alarm: Alarm?

  init(scrollView: ScrollView) {
    self.scrollView = scrollView
    horizontal = ScrollIndicator(.horizontal, of: scrollView)
    vertical = ScrollIndicator(.vertical, of: scrollView)
    for indicator in [horizontal, vertical] { scrollView.addSubview(indicator) }
  }

  private var both: [ScrollIndicator] { [horizontal, vertical] }

  /// Shows the indicators until they are hidden.
  func show() {
    alarm?.cancel()
    alarm = nil
    for indicator in both where indicator.alpha != 1 { indicator.alpha = 1 }
  }

  /// Hides the indicators after a short time without movement.
  func hideSoon() {
    alarm?.cancel()
    guard let host = scrollView.window?.host else { return hide() }
    alarm = host.animator.alarm(at: host.now + ScrollIndicators.restBeforeHiding) { [weak self] in
      self?.fade()
    }
  }

  /// Hides the indicators immediately.
  func hide() {
    alarm?.cancel()
    alarm = nil
    for indicator in both { indicator.alpha = 0 }
  }

  /// Updates the frames of the indicators.
  func layout() {
    let last = scrollView.subviews.suffix(3)
    for indicator in both where !last.contains(where: { $0 === indicator }) {
      scrollView.bringSubviewToFront(indicator)
    }
    let (across, down) = (scrollView.isIndicated(.horizontal), scrollView.isIndicated(.vertical))
    horizontal.isHidden = !across
    vertical.isHidden = !down
    if across { horizontal.layout(besideOther: down) }
    if down { vertical.layout(besideOther: across) }
  }

  private func fade() {
    alarm = nil
    guard scrollView.phase == .resting else { return }
    guard !both.contains(where: \.isInUse) else { return hideSoon() }
    View.animate(withDuration: .milliseconds(250)) {
      for indicator in both { indicator.alpha = 0 }
    }
  }
}

extension ScrollView {
  /// Shows the indicators briefly, to indicate that there is more content.
  public func flashScrollIndicators() {
    guard window != nil, phase == .resting else { return }
    showIndicators()
    indicators?.hideSoon()
  }

  func showIndicators() {
    guard isIndicated(.horizontal) || isIndicated(.vertical) else { return }
    if indicators == nil {
      indicators = ScrollIndicators(scrollView: self)
      setNeedsLayout()
    }
    indicators?.show()
  }

  func indicatorsDidChange() {
    indicators?.horizontal.updateColor()
    indicators?.vertical.updateColor()
    setNeedsLayout()
  }

  /// Returns whether there is an indicator along an axis.
  func isIndicated(_ axis: ScrollAxis) -> Bool {
    (axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator)
      && canMove(axis)
  }
}
