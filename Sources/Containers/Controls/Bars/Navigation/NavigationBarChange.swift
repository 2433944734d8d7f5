/// A change from one content of a navigation bar to another, which something else animates.
@MainActor
final class NavigationBarChange {
  private weak var bar: NavigationBar?
  private let old: NavigationBarContent?
  private let new: NavigationBarContent?
  private let isBack: Bool
  private var oldSlide = NavigationBarSlide()
  private var revert: (() -> Void)?
  private var isPrepared = false

  init(
    in bar: NavigationBar, from old: NavigationBarContent?, to new: NavigationBarContent?,
    isBack: Bool, revert: @escaping () -> Void
  ) {
    (self.bar, self.old, self.new, self.isBack, self.revert) = (bar, old, new, isBack, revert)
  }

  /// Prepares the contents for an animation.
  func prepare() {
    isPrepared = true
    View.performWithoutAnimation {
      new?.alpha = 0
      prepareSlides()
    }
    for content in [old, new] { content?.isUserInteractionEnabled = false }
  }

  private func prepareSlides() {
    // With reduced motion, everything fades where it is.
    guard let bar, bar.traitCollection.accessibilityMotion != .reduced else { return }
    // A large title that comes is whole from the start, so that it can slide.
    new?.shown.largeTitle = bar.fullLargeTitle
    for content in [old, new] { content?.prepareSlide() }
    let (below, above) = isBack ? (new, old) : (old, new)
    let join = above.flatMap { below?.join(with: $0) }
    let width = bar.isRightToLeft ? -bar.bounds.width : bar.bounds.width
    let belowSlide = NavigationBarSlide.below(width: width, join: join)
    let aboveSlide = NavigationBarSlide.above(width: width, join: join)
    oldSlide = isBack ? aboveSlide : belowSlide
    new?.slide(isBack ? belowSlide : aboveSlide)
  }

  /// Shows the new content, in an animation.
  func show() {
    old?.alpha = 0
    old?.slide(oldSlide)
    new?.alpha = 1
    new?.slide(NavigationBarSlide())
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
        old?.slide(NavigationBarSlide())
      }
      (isCompleted ? old : new)?.removeFromSuperview()
      if isPrepared { for content in [old, new] { content?.isUserInteractionEnabled = true } }
      bar?.updateBackground()
      bar?.setNeedsLayout()
    }
    revert = nil
  }
}
