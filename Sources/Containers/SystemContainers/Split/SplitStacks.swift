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
  /// Elements pushed meanwhile join the secondary column. A column without elements on the shared
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

/// The one stack of a collapsed split: the columns to which the controllers on it belong.
@MainActor
final class MergedStack {
  typealias Column = SplitViewController.Column

  /// The columns from which controllers came.
  private var homes: [(controller: Weak<ViewController>, column: Column)] = []
  /// The lowest controller of each column, which comes back to it even if it was popped.
  var roots: ColumnValues<ViewController> = [:]

  /// Returns the column from which a controller came, or `nil` if it was pushed meanwhile.
  func home(of controller: ViewController) -> Column? {
    homes.first { $0.controller.object === controller }?.column
  }

  /// Notes controllers of a column.
  func add(_ stack: [ViewController], of column: Column) {
    homes += stack.map { (Weak($0), column) }
  }

  /// Notes the controllers of a column in place of those that it had.
  func replace(_ column: Column, by stack: [ViewController]) {
    homes.removeAll { $0.column == column }
    add(stack, of: column)
  }

  /// Returns the column of a controller on a stack; what was pushed meanwhile is in that of the one
  /// below.
  func column(of controller: ViewController, in stack: [ViewController]) -> Column {
    let index = stack.firstIndex(of: controller) ?? 0
    return stack[...index].reversed().lazy.compactMap(home).first ?? .primary
  }
}
