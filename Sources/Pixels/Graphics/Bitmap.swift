internal import Support

internal import Glibc

/// A block of pixels: premultiplied 0xAARRGGBB, row by row from the top, clear at first.
///
/// Rows start on a cache line, unless the pixels are borrowed. Nothing here locks: one owner at a
/// time writes, and whoever shares a bitmap no longer writes into it.
public final class Bitmap: @unchecked Sendable {
  // Unchecked: the pixels are plain memory, and by contract one owner at a time writes them.

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The distance from a row to the next, in pixels.
  public let stride: Int
  /// The first pixel of the top row.
  public let pixels: UnsafeMutablePointer<UInt32>

  /// What is freed at the end; nil where the pixels belong to someone else.
  private let memory: UnsafeMutableRawPointer?

  /// Makes a clear bitmap; negative extents count as none.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    stride = (self.width + 15) & ~15
    // calloc hands out zero pages that cost nothing until they are drawn on.
    guard let memory = calloc(stride * self.height * 4 + 128, 1) else {
      misuse("A bitmap of \(width) × \(height) pixels does not fit into memory.")
    }
    self.memory = memory
    let aligned = (UInt(bitPattern: memory) + 63) & ~63
    pixels = (memory + Int(aligned - UInt(bitPattern: memory)))
      .assumingMemoryBound(to: UInt32.self)
  }

  /// Makes a bitmap of pixels that belong to someone else, who keeps them for as long as it lives.
  ///
  /// - Parameter stride: The distance from a row to the next, in pixels.
  public init(
    borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int
  ) {
    self.width = width
    self.height = height
    self.stride = stride
    self.pixels = pixels
    memory = nil
  }

  deinit { free(memory) }

  /// All of the bitmap.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixel in a column and a row; both must be inside.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * stride + x] }
    set { pixels[y * stride + x] = newValue }
  }

  /// Makes a rectangle clear; what lies outside of the bitmap is left out.
  public func clear(_ rect: PixelRect) {
    let rect = rect.intersection(bounds)
    for y in rect.y..<max(rect.y, rect.maxY) {
      (pixels + y * stride + rect.x).update(repeating: 0, count: rect.width)
    }
  }

  /// Copies a rectangle of another bitmap to a place in this one.
  ///
  /// What lies outside of either is left out. The two must not be the same bitmap.
  public func copy(_ source: Bitmap, _ rect: PixelRect, toX x: Int, y: Int) {
    let moved = PixelRect(x: x, y: y, width: rect.width, height: rect.height)
    let (dx, dy) = (rect.x - x, rect.y - y)
    let target = moved.intersection(bounds)
      .intersection(PixelRect(x: -dx, y: -dy, width: source.width, height: source.height))
    for row in target.y..<max(target.y, target.maxY) {
      Blending.copy(
        source.pixels + (row + dy) * source.stride + target.x + dx,
        to: pixels + row * stride + target.x, count: target.width)
    }
  }

  /// Returns another bitmap with the same pixels.
  public func copy() -> Bitmap {
    let other = Bitmap(width: width, height: height)
    other.copy(self, bounds, toX: 0, y: 0)
    return other
  }
}
