/// A menu of actions and commands, which may contain submenus.
///
/// ```swift
/// Menu(children: [
///   Action(title: "Rename", handler: rename),
///   Menu(options: .displayInline, children: [
///     Action(title: "Delete", attributes: .destructive, handler: delete)
///   ]),
/// ])
/// ```
public final class Menu: MenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a text.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// The way a menu is shown inside another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as a bit mask.
    public let rawValue: Int

    /// Creates options from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The items are shown inside the parent menu, between separators.
    public static let displayInline = Options(rawValue: 1)
    /// The actions of the menu are destructive.
    public static let destructive = Options(rawValue: 2)
    /// At most one item is on: choosing one turns the others off.
    public static let singleSelection = Options(rawValue: 4)
  }

  /// The identifier of the menu; nil for none.
  public let identifier: Identifier?
  /// The way the menu is shown inside another one.
  public let options: Options
  /// The elements of the menu, from top to bottom.
  public let children: [MenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [MenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy of the menu with other elements.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The elements that are on, including those of inline menus.
  public var selectedElements: [MenuElement] {
    children.flatMap { child -> [MenuElement] in
      if let menu = child as? Menu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? any MenuLeaf)?.state == .on ? [child] : []
    }
  }

  /// Turns one element on and the others off.
  func select(_ chosen: any MenuLeaf) {
    for child in children {
      if let leaf = child as? any MenuLeaf { leaf.state = leaf === chosen ? .on : .off }
      if let menu = child as? Menu, menu.options.contains(.displayInline) { menu.select(chosen) }
    }
  }
}
