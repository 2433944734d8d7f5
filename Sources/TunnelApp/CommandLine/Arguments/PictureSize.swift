/// A width and a height in pixels, written `1024x1000`.
package nonisolated struct PictureSize: Hashable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  static let sides = 1...8192

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Creates a size from its text.
  package init(reading text: String) throws(CommandFailure) {
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "X" || $0 == "×" })
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }),
      let width = Int(parts[0]), let height = Int(parts[1]),
      Self.sides.contains(width), Self.sides.contains(height)
    else {
      throw CommandFailure(
        .unreadableInput, Messages.Failures.size)
    }
    self.init(width: width, height: height)
  }

  /// The size in the same form: `1024x1000`.
  package var description: String { "\(width)x\(height)" }
}
