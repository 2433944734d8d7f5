/// A reader that decompresses and folds names one at a time in reusable memory.
struct NameReader: ~Copyable {
  private let names: PlaceNames
  private let folding: NameFolding
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var buffer = FoldingBuffer(bytes: CompressedStrings.capacity)

  init(_ search: PlaceSearch) {
    names = search.names
    folding = search.folding
    bytes = .allocate(capacity: CompressedStrings.capacity)
  }

  deinit { bytes.deallocate() }

  /// Returns a name from one of its words onward, or nothing for `nil`.
  ///
  /// The result is valid until the next call.
  mutating func read(_ word: WordOrder.Word?) -> UnsafeBufferPointer<UInt16> {
    guard let word else { return UnsafeBufferPointer(start: nil, count: 0) }
    let length = names.read(word.name, into: bytes)
    folding.fold(UnsafeBufferPointer(rebasing: bytes[..<length]), into: &buffer)
    return buffer.units(fromWord: word.index)
  }
}
