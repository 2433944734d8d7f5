/// The two indicators of a scroll view: what part of the content is seen.
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

  /// Shows them until they are told to hide.
  func show() {
    alarm?.cancel()
    alarm = nil
    for indicator in both where indicator.alpha != 1 { indicator.alpha = 1 }
  }

  /// Hides them once nothing has moved for a while.
  func hideSoon() {
    alarm?.cancel()
    guard let host = scrollView.window?.host else { return hide() }
    alarm = host.animator.alarm(at: host.now + ScrollIndicators.restBeforeHiding) { [weak self] in
      self?.fade()
    }
  }

  /// Hides them at once.
  func hide() {
    alarm?.cancel()
    alarm = nil
    for indicator in both { indicator.alpha = 0 }
  }

  /// Puts them where the content is.
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
  /// Shows the indicators for a moment, so that a person sees that there is more.
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

  /// Whether there is an indicator along an axis.
  func isIndicated(_ axis: ScrollAxis) -> Bool {
    (axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator)
      && canMove(axis)
  }
}
