/// The main menu of an application while the program changes it.
///
/// An application gives one to its delegate:
///
/// ```swift
/// func buildMenu(with builder: MenuBuilder) {
///   let notes = Menu(title: "Notes", identifier: "notes", children: [newNote, nextNote])
///   builder.insertSibling(notes, afterMenu: .edit)
///   builder.remove(menu: .fullscreen)
/// }
/// ```
///
/// A method that names a menu that is not there does nothing but log a warning.
@MainActor
public final class MenuBuilder {
  /// The menu with the changes so far.
  private(set) var root: Menu

  init(root: Menu) { self.root = root }

  /// Returns the menu with an identifier, or `nil` if there is none.
  public func menu(for identifier: Menu.Identifier) -> Menu? {
    func find(in menu: Menu) -> Menu? {
      if menu.identifier == identifier { return menu }
      return menu.children.lazy.compactMap { ($0 as? Menu).flatMap(find) }.first
    }
    return find(in: root)
  }

  /// Inserts a menu at the beginning of another one.
  public func insertChild(_ child: Menu, atStartOfMenu parent: Menu.Identifier) {
    replaceChildren(ofMenu: parent) { [child] + $0 }
  }

  /// Inserts a menu at the end of another one.
  public func insertChild(_ child: Menu, atEndOfMenu parent: Menu.Identifier) {
    replaceChildren(ofMenu: parent) { $0 + [child] }
  }

  /// Inserts a menu before another one.
  public func insertSibling(_ sibling: Menu, beforeMenu identifier: Menu.Identifier) {
    change(identifier) { [sibling, $0] }
  }

  /// Inserts a menu after another one.
  public func insertSibling(_ sibling: Menu, afterMenu identifier: Menu.Identifier) {
    change(identifier) { [$0, sibling] }
  }

  /// Replaces a menu with another one.
  public func replace(menu identifier: Menu.Identifier, with menu: Menu) {
    change(identifier) { _ in [menu] }
  }

  /// Replaces the elements of a menu with those that a closure makes of them.
  public func replaceChildren(
    ofMenu identifier: Menu.Identifier, from change: ([MenuElement]) -> [MenuElement]
  ) {
    self.change(identifier) { [$0.replacingChildren(change($0.children))] }
  }

  /// Removes a menu and its key commands.
  ///
  /// Without ``Menu/Identifier/root``, the application has no main menu.
  public func remove(menu identifier: Menu.Identifier) {
    change(identifier) { _ in [] }
  }

  /// Replaces a menu with the elements that a closure makes of it.
  private func change(_ identifier: Menu.Identifier, _ change: (Menu) -> [MenuElement]) {
    guard menu(for: identifier) != nil else {
      warn("The main menu has no menu “\(identifier.rawValue)”, so it was not changed.")
      return
    }
    func changed(_ element: MenuElement) -> [MenuElement] {
      guard let menu = element as? Menu else { return [element] }
      if menu.identifier == identifier { return change(menu) }
      return [menu.replacingChildren(menu.children.flatMap(changed))]
    }
    let elements = changed(root)
    root = elements.first as? Menu ?? root.replacingChildren([])
  }
}

extension Menu {
  /// The key commands of the menu and those inside it.
  var keyCommands: [KeyCommand] {
    children.flatMap { child in
      (child as? Menu)?.keyCommands ?? (child as? KeyCommand).map { [$0] } ?? []
    }
  }
}
