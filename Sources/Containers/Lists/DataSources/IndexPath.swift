public import FoundationEssentials

/// The position of a row in a table view or of an item in a collection view.
///
/// This is Foundation's type, so that the name stays unambiguous where both modules are imported.
public typealias IndexPath = FoundationEssentials.IndexPath

extension FoundationEssentials.IndexPath {
  /// Creates the index path of a row in a table view.
  public init(row: Int, section: Int) {
    self.init(index: section)
    append(row)
  }

  /// Creates the index path of an item in a collection view.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The index of the section.
  public var section: Int {
    get { self[checked(0, "section")] }
    set { self[checked(0, "section")] = newValue }
  }

  /// The index of the item in its section.
  public var item: Int {
    get { self[checked(1, "item")] }
    set { self[checked(1, "item")] = newValue }
  }

  /// The index of the row in its section, the table view's term for `item`.
  public var row: Int {
    get { self[checked(1, "row")] }
    set { self[checked(1, "row")] = newValue }
  }

  private func checked(_ index: Int, _ name: String) -> Int {
    guard index < count else {
      misuse("\(self) has no \(name): create it from a section and a row or an item.")
    }
    return index
  }
}
