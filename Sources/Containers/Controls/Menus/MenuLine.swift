/// A line of a menu, flattened for display.
enum MenuLine {
  case header(String)
  case leaf(any MenuLeaf, in: Menu)
  case submenu(Menu)
  case separator
  /// A placeholder for elements that are still loading.
  case loading
}

extension Menu {
  /// Returns the lines to show, with separators around inline submenus.
  ///
  /// - Parameters:
  ///   - isTitled: Whether the title is the first line.
  ///   - changed: Called when deferred elements have loaded.
  func lines(isTitled: Bool, changed: @escaping @MainActor () -> Void) -> [MenuLine] {
    var lines: [MenuLine] = title.isEmpty || !isTitled ? [] : [.header(title)]
    for child in children {
      lines += Menu.lines(of: child, in: self, changed: changed)
    }
    return Menu.tidied(lines)
  }

  private static func lines(
    of element: MenuElement, in menu: Menu, changed: @escaping @MainActor () -> Void
  ) -> [MenuLine] {
    switch element {
    case let inner as Menu where inner.options.contains(.displayInline):
      let outer = inner.options.contains(.singleSelection) ? inner : menu
      let header: [MenuLine] = inner.title.isEmpty ? [] : [.header(inner.title)]
      let inside = inner.children.flatMap { lines(of: $0, in: outer, changed: changed) }
      return [.separator] + header + inside + [.separator]
    case let inner as Menu: return [.submenu(inner)]
    case let leaf as any MenuLeaf:
      return leaf.attributes.contains(.hidden) ? [] : [.leaf(leaf, in: menu)]
    case let deferred as DeferredMenuElement:
      let answer = Answer()
      deferred.resolve { elements in
        answer.elements = elements
        if answer.isLate { changed() }
      }
      answer.isLate = true
      return answer.elements?.flatMap { lines(of: $0, in: menu, changed: changed) } ?? [.loading]
    default: return []
    }
  }

  /// Removes leading, trailing, and repeated separators.
  private static func tidied(_ lines: [MenuLine]) -> [MenuLine] {
    var result: [MenuLine] = []
    for line in lines {
      if case .separator = line {
        if result.isEmpty { continue }
        if case .separator? = result.last { continue }
      }
      result.append(line)
    }
    if case .separator? = result.last { result.removeLast() }
    return result
  }
}

/// The answer of a deferred element, and whether it came too late to be shown immediately.
@MainActor
private final class Answer {
  var elements: [MenuElement]?
  var isLate = false
}
