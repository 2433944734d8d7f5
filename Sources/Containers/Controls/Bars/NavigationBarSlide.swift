/// How far parts of a navigation bar's content are from their places during a transition, in points.
///
/// Positive distances are to the right. All other parts fade where they are.
struct NavigationBarSlide: Equatable {
  /// The part of the bar's width by which a title comes and goes.
  private static let distance = 0.25
  /// The part of the width by which a covered page moves, and its large title with it.
  private static let parallax = 0.3

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
  /// Moves parts away from their places, or puts them back.
  func slide(_ slide: NavigationBarSlide) {
    // A view of the program may have a transform of its own.
    if titleView !== item.titleView {
      titleView.transform = Transform(translationX: slide.title, y: 0)
    }
    backTitle?.transform = Transform(translationX: slide.backTitle, y: 0)
    largeTitle?.transform = Transform(translationX: slide.largeTitle, y: 0)
  }

  /// The middle of the title in the row of buttons, or `nil` if there is none, if it is the program's
  /// own, or if there is a large one.
  var titleMiddle: Double? {
    guard titleView !== item.titleView, item.shownTitle?.isEmpty == false,
      !bar.showsLargeTitle(item)
    else { return nil }
    return middle(of: titleView)
  }

  /// The middle of the title of the back button, or `nil` without one.
  var backTitleMiddle: Double? {
    guard let backTitle else { return nil }
    // The first access has just made it.
    back.shown?.layoutIfNeeded()
    return middle(of: backTitle)
  }

  private func middle(of view: View) -> Double { view.convert(view.bounds.center, to: self).x }

  /// The label of the back button, or `nil` if it shows no title.
  private var backTitle: Label? {
    guard let button = back.shown, button.form != .minimal else { return nil }
    return button.titleLabel
  }
}
