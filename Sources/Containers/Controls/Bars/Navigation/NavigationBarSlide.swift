/// How far parts of a navigation bar's content are from their places during a transition, in points.
///
/// Positive distances are to the right. All other parts fade where they are.
struct NavigationBarSlide {
  /// The part of the bar's width by which a title comes and goes.
  private static let distance = 0.25
  /// The part of the width by which a covered page moves, and its large title with it.
  static let parallax = 0.3

  var title = 0.0
  var backTitle = 0.0
  var largeTitle = 0.0

  /// Returns how far the content of a page is away while the page above it is shown.
  ///
  /// - Parameters:
  ///   - width: The width of the bar, negative if it runs from right to left.
  ///   - join: The distance from the title to that of the back button above, which it becomes; `nil`
  ///     if either is not shown.
  static func below(width: Double, join: Double?) -> NavigationBarSlide {
    NavigationBarSlide(
      title: join ?? -width * distance, backTitle: -width * distance,
      largeTitle: -width * parallax)
  }

  /// Returns how far the content of a page is away before it is pushed and after it is popped.
  static func above(width: Double, join: Double?) -> NavigationBarSlide {
    NavigationBarSlide(title: width * distance, backTitle: -(join ?? 0), largeTitle: width)
  }
}

extension NavigationBarContent {
  /// Lays the parts out and makes the label of the back button, so that an animation changes only
  /// their transforms.
  func prepareSlide() {
    layoutIfNeeded()
    guard let button = back.shown, button.form != .minimal else { return }
    _ = button.titleLabel
    layoutIfNeeded()
  }

  /// Moves parts away from their places, or puts them back.
  func slide(_ slide: NavigationBarSlide) {
    // A title view of the program may have a transform of its own.
    title.transform = Transform(translationX: slide.title, y: 0)
    titleButton?.transform = title.transform
    back.shown?.titleView?.transform = Transform(translationX: slide.backTitle, y: 0)
    largeTitle?.transform = Transform(translationX: slide.largeTitle, y: 0)
  }

  /// Returns the distance from the title to the title of the back button of the content above, or
  /// `nil` if either is not shown or the button leads elsewhere.
  func join(with above: NavigationBarContent) -> Double? {
    guard above.back.below === item, let backTitle = above.back.shown?.titleView,
      item.titleView == nil, item.title?.isEmpty == false, titleOpacity > 0.5
    else { return nil }
    return above.middle(of: backTitle) - middle(of: titleView)
  }

  private func middle(of view: View) -> Double { view.convert(view.bounds.center, to: self).x }
}
