/// A table of UTF-8 strings in two sections of an archive, read one at a time.
struct StringTable: Sendable {
  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let offsets: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let text: UnsafeRawBufferPointer

  /// Opens the sections prefix/offsets and prefix/text.
  init(_ archive: Archive, prefix: String) throws(AssetError) {
    self.archive = archive
    offsets = try archive.elements("\(prefix)/offsets", as: UInt32.self)
    text = try archive.section("\(prefix)/text")
    guard offsets.risesFromZero(to: text.count) else {
      throw archive.damaged("\(prefix) has strings that lead nowhere")
    }
  }

  /// The number of strings.
  var count: Int { offsets.count - 1 }

  /// Returns a string.
  ///
  /// Invalid UTF-8 is replaced by replacement characters.
  subscript(index: Int) -> String {
    String(decoding: text[Int(offsets[index])..<Int(offsets[index + 1])], as: UTF8.self)
  }
}
