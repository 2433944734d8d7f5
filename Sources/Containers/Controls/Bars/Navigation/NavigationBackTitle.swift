/// The titles of the back button that leads to an item, or that has only an action.
@MainActor
struct NavigationBackTitle {
  /// The number of letters beyond which a title gives way to "Back".
  private static let longest = 20

  /// What the button can show, the widest first.
  let forms: [NavigationBarLayout.Back]
  private let title: String?

  init(_ item: NavigationItem?) {
    let own = item?.backBarButtonItem?.title ?? item?.backButtonTitle
    title = own ?? item?.title
    let fits = title.map { !$0.isEmpty && $0.count <= Self.longest } ?? false
    switch item?.backButtonDisplayMode ?? .default {
    case .default: forms = fits ? [.titled, .generic, .minimal] : [.generic, .minimal]
    case .generic: forms = [.generic, .minimal]
    case .minimal: forms = [.minimal]
    }
  }

  /// Returns the text of a form, or `nil` for the chevron alone.
  func text(_ form: NavigationBarLayout.Back) -> String? {
    switch form {
    case .titled: title
    case .generic: Messages.Bars.back
    case .minimal: nil
    }
  }
}
