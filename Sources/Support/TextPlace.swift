/// The place of a byte in a text, as editors count it.
package struct TextPlace: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The byte in the line, from 1.
  package let column: Int

  /// Finds the place of a byte.
  package init(of offset: Int, in bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let before = bytes.prefix(offset)
    line = before.count { $0 == newline } + 1
    column = before.count - (before.lastIndex(of: newline).map { $0 + 1 } ?? 0) + 1
  }
}
