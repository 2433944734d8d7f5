public import FoundationEssentials

/// The position of a row of a table, or of an item of a collection: Foundation's, so that there is
/// one of the name where both are imported.
public typealias IndexPath = FoundationEssentials.IndexPath

extension FoundationEssentials.IndexPath {
  /// Makes the position of a row of a table.
  public init(row: Int, section: Int) {
    self.init(index: section)
    append(row)
  }

  /// Makes the position of an item of a collection.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section, from 0.
  public var section: Int {
    get { self[checked(0, "section")] }
    set { self[checked(0, "section")] = newValue }
  }

  /// The place in the section, from 0.
  public var item: Int {
    get { self[checked(1, "item")] }
    set { self[checked(1, "item")] = newValue }
  }

  /// The place in the section, from 0, as tables call it.
  public var row: Int {
    get { self[checked(1, "row")] }
    set { self[checked(1, "row")] = newValue }
  }

  private func checked(_ index: Int, _ name: String) -> Int {
    guard index < count else {
      misuse("\(self) has no \(name): make it of a section and of a row or an item in it.")
    }
    return index
  }
}
