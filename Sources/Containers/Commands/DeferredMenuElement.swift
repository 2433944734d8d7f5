/// A place in a menu for elements that are found when the menu is shown.
public final class DeferredMenuElement: MenuElement {
  /// Finds elements and hands them to its argument, now or later.
  public typealias Provider = @MainActor (@escaping @MainActor ([MenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var found: [MenuElement]?

  /// Makes an element whose provider is asked once.
  public convenience init(_ provider: @escaping Provider) {
    self.init(isCached: true, provider)
  }

  /// Returns an element whose provider is asked each time that its menu is shown.
  public static func uncached(_ provider: @escaping Provider) -> DeferredMenuElement {
    DeferredMenuElement(isCached: false, provider)
  }

  private init(isCached: Bool, _ provider: @escaping Provider) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "")
  }

  /// Hands the elements over, at once where they are known.
  func resolve(_ deliver: @escaping @MainActor ([MenuElement]) -> Void) {
    if let found { return deliver(found) }
    provider { [weak self] elements in
      if let self, isCached { found = elements }
      deliver(elements)
    }
  }
}
