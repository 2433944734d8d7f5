/// The simplified Chinese character for each traditional one.
///
/// Source: CLDR's transform from Hant to Hans, character by character.
struct SimplifiedHan: Sendable {
  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive. Each element has a traditional
  // character in its upper half and the simplified one in its lower half.
  private nonisolated(unsafe) let pairs: UnsafeBufferPointer<UInt32>

  /// Opens the character table of a names archive.
  init(_ archive: Archive) throws(AssetError) {
    self.archive = archive
    pairs = try archive.elements("folding/han", as: UInt32.self)
    guard pairs.rises(below: 1 << 32) else {
      throw archive.damaged("its Chinese characters are not in order")
    }
  }

  /// Returns the simplified character for a 16-bit scalar, or the scalar itself if there is none.
  subscript(scalar: UInt32) -> UInt32 {
    let row = pairs.firstIndex(notBelow: scalar << 16)
    guard row < pairs.count, pairs[row] >> 16 == scalar else { return scalar }
    return pairs[row] & 0xFFFF
  }

  /// Returns a string in simplified characters.
  func simplified(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          guard scalar.value <= 0xFFFF else { return scalar }
          return Unicode.Scalar(self[scalar.value]) ?? scalar
        }))
  }
}
