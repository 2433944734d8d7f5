/// The position of a row of a table, or of an item of a collection: its section and its place in it.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The place in the section, from 0.
  public var item: Int

  /// The place in the section, from 0, as tables call it.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// Makes the position of a row of a table.
  public init(row: Int, section: Int) {
    self.section = section
    item = row
  }

  /// Makes the position of an item of a collection.
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// Whether one position comes before another: by section, then by place.
  public static func < (a: IndexPath, b: IndexPath) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

extension IndexPath: CustomStringConvertible {
  /// The position as `[section, item]`.
  public var description: String { "[\(section), \(item)]" }
}
