/// A placeholder for menu elements that are provided when the menu is shown.
///
/// ```swift
/// let recent = DeferredMenuElement.uncached { show in
///   show(names.map { name in Action(title: name) { _ in open(name) } })
/// }
/// button.menu = Menu(children: [recent])
/// ```
public final class DeferredMenuElement: MenuElement {
  /// A closure that passes the elements to its argument, immediately or later.
  public typealias Provider = @MainActor (@escaping @MainActor ([MenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var found: [MenuElement]?

  /// Creates an element whose provider is called once.
  public convenience init(_ provider: @escaping Provider) {
    self.init(isCached: true, provider)
  }

  /// Returns an element whose provider is called each time the menu is shown.
  public static func uncached(_ provider: @escaping Provider) -> DeferredMenuElement {
    DeferredMenuElement(isCached: false, provider)
  }

  private init(isCached: Bool, _ provider: @escaping Provider) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "")
  }

  /// Delivers the elements, immediately if they are cached.
  func resolve(_ deliver: @escaping @MainActor ([MenuElement]) -> Void) {
    if let found { return deliver(found) }
    provider { [weak self] elements in
      if let self, isCached { found = elements }
      deliver(elements)
    }
  }
}
