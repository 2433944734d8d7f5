/// Reads names and folds them, one after the other, in memory that it keeps.
struct NameReader {
  /// The name that was read last.
  private(set) var name = FoldedName()

  private let names: PlaceNames
  private let folding: NameFolding
  private var bytes = [UInt8](repeating: 0, count: CompressedStrings.capacity)

  init(_ search: PlaceSearch) {
    names = search.names
    folding = search.folding
  }

  /// Reads the name of a number.
  mutating func read(_ number: Int) {
    bytes.withUnsafeMutableBufferPointer { buffer in
      let length = names.read(number, into: buffer)
      folding.fold(UnsafeBufferPointer(rebasing: buffer[..<length]), into: &name)
    }
  }
}
