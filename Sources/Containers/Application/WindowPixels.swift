internal import Support

/// The number of pixels that a window has or asks for.
package struct WindowPixels: Hashable, Sendable {
  private let width: Int
  private let height: Int

  /// The number of blocks of that size that a window takes: its own pixels, those of its views, and
  /// one for what is drawn by way of another picture.
  private static let copies = 3

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Creates the pixels of a window with a size in points.
  package init(_ size: Size, scale: Double) {
    func count(_ length: Double) -> Int { Int(min(max(1, (length * scale).rounded()), 1e7)) }
    self.init(width: count(size.width), height: count(size.height))
  }

  /// Throws if the system would grant no memory for the pixels: without it the program would end.
  package func ask() throws(PlatformError) {
    guard !Memory.canHold(pixels: width, by: height, copies: Self.copies) else { return }
    throw .windowFailed(reason: Messages.Platforms.noMemory(width, height))
  }
}
