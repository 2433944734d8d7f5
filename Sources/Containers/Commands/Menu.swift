/// A list of what can be done, with lists inside it where there is much.
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
  /// What tells one menu from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text.
    public let rawValue: String

    /// Makes an identifier of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a text.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// How a menu is shown in another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Its lines stand in the menu that holds it, between separators.
    public static let displayInline = Options(rawValue: 1)
    /// What it does destroys something.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is on: choosing another turns that off.
    public static let singleSelection = Options(rawValue: 4)
  }

  /// What tells the menu from others; nil for nothing.
  public let identifier: Identifier?
  /// How the menu is shown in another.
  public let options: Options
  /// The lines, from the top to the bottom.
  public let children: [MenuElement]

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [MenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the menu with other lines.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The elements that are on, those of inline menus included.
  public var selectedElements: [MenuElement] {
    children.flatMap { child -> [MenuElement] in
      if let menu = child as? Menu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? any MenuLeaf)?.state == .on ? [child] : []
    }
  }

  /// Turns one of the elements on and the others off.
  func select(_ chosen: any MenuLeaf) {
    for child in children {
      if let leaf = child as? any MenuLeaf { leaf.state = leaf === chosen ? .on : .off }
      if let menu = child as? Menu, menu.options.contains(.displayInline) { menu.select(chosen) }
    }
  }
}
