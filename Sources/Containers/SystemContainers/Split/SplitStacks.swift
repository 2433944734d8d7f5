/// The rules by which the stacks of columns become one, and columns again, apart from controllers
/// and views.
struct SplitStacks<Element: Hashable>: Equatable {
  typealias Column = SplitViewController.Column

  /// The columns in the order in which they lie on the one stack.
  static var order: [Column] { [.primary, .supplementary, .secondary] }

  /// The stack of each column, bottom first.
  var stacks: [Column: [Element]]

  /// Returns one stack of the columns up to one of them.
  func merged(upTo top: Column) -> [Element] {
    let end = Self.order.firstIndex(of: top) ?? 0
    return Self.order[...end].flatMap { stacks[$0] ?? [] }
  }

  /// Takes the columns out of one stack again.
  ///
  /// What was pushed meanwhile joins the secondary column. A column of which nothing is on the one
  /// stack keeps its own.
  mutating func part(_ stack: [Element], home: (Element) -> Column?) {
    var parts: [Column: [Element]] = [:]
    for element in stack { parts[home(element) ?? .secondary, default: []].append(element) }
    for column in Self.order {
      let part = parts[column] ?? []
      let isMerged = part.contains { home($0) == column }
      stacks[column] = (isMerged ? [] : stacks[column] ?? []) + part
    }
  }
}
