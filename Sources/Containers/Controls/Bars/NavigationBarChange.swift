/// A change from one content of a navigation bar to another, which something else animates.
@MainActor
final class NavigationBarChange {
  /// The part of the width by which contents move.
  private static let distance = 0.25

  private weak var bar: NavigationBar?
  private let old: NavigationBarContent?
  private let new: NavigationBarContent?
  private let away: Double
  private var revert: (() -> Void)?
  private var isPrepared = false

  init(
    in bar: NavigationBar, from old: NavigationBarContent?, to new: NavigationBarContent?,
    isBack: Bool, revert: @escaping () -> Void
  ) {
    (self.bar, self.old, self.new, self.revert) = (bar, old, new, revert)
    let isMirrored = bar.isRightToLeft != isBack
    away = bar.bounds.width * Self.distance * (isMirrored ? -1 : 1)
  }

  /// Prepares the contents for an animation.
  func prepare() {
    isPrepared = true
    View.performWithoutAnimation {
      new?.alpha = 0
      new?.transform = Transform(translationX: away, y: 0)
    }
    for content in [old, new] { content?.isUserInteractionEnabled = false }
  }

  /// Shows the new content, in an animation.
  func show() {
    old?.alpha = 0
    old?.transform = Transform(translationX: -away, y: 0)
    new?.alpha = 1
    new?.transform = .identity
    bar?.updateBackground()
  }

  /// Ends the change: with the new content, or with the old one.
  func finish(isCompleted: Bool) {
    guard old != nil || new != nil || isPrepared else { return }
    View.performWithoutAnimation {
      if isPrepared { show() }
      if !isCompleted {
        revert?()
        old?.alpha = 1
        old?.transform = .identity
      }
      (isCompleted ? old : new)?.removeFromSuperview()
      if isPrepared { for content in [old, new] { content?.isUserInteractionEnabled = true } }
      bar?.updateBackground()
      bar?.setNeedsLayout()
    }
    revert = nil
  }
}
