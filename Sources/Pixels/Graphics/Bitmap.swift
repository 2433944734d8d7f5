internal import Support

internal import Glibc

/// A block of premultiplied 0xAARRGGBB pixels, row by row from the top, initially clear.
///
/// Rows start on a cache line, unless the pixels are borrowed. There is no locking: only one owner
/// at a time may write, and a shared bitmap must not be written to.
public final class Bitmap: @unchecked Sendable {
  // Unchecked: by contract only one owner at a time writes the pixels.

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The distance from one row to the next, in pixels.
  public let stride: Int
  /// The first pixel of the top row.
  public let pixels: UnsafeMutablePointer<UInt32>

  /// The memory to free; `nil` if the pixels are borrowed.
  private let memory: UnsafeMutableRawPointer?

  /// Creates a clear bitmap; negative sizes count as zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    stride = (self.width + 15) & ~15
    // calloc returns zero pages, which cost nothing until they are drawn on.
    guard let memory = calloc(stride * self.height * 4 + 128, 1) else {
      misuse("A bitmap of \(width) × \(height) pixels does not fit into memory.")
    }
    self.memory = memory
    let aligned = (UInt(bitPattern: memory) + 63) & ~63
    pixels = (memory + Int(aligned - UInt(bitPattern: memory)))
      .assumingMemoryBound(to: UInt32.self)
  }

  /// Creates a clear bitmap, or returns `nil` if the system grants no memory for it.
  ///
  /// Use it where a file or a person determines the size.
  package convenience init?(grantedWidth width: Int, height: Int) {
    guard Memory.canHold(pixels: width, by: height) else { return nil }
    self.init(width: width, height: height)
  }

  /// Creates a bitmap over borrowed pixels, which must outlive it.
  ///
  /// - Parameter stride: The distance from one row to the next, in pixels.
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

  /// The whole bitmap.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixel in a column and a row, which must be inside the bitmap.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * stride + x] }
    set { pixels[y * stride + x] = newValue }
  }

  /// Clears a rectangle, clipped to the bitmap.
  public func clear(_ rect: PixelRect) {
    let rect = rect.intersection(bounds)
    for y in rect.y..<max(rect.y, rect.maxY) {
      (pixels + y * stride + rect.x).update(repeating: 0, count: rect.width)
    }
  }

  /// Copies a rectangle of another bitmap to a position in this one.
  ///
  /// The rectangle is clipped to both bitmaps, which must be different.
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

  /// Returns a copy of the bitmap.
  public func copy() -> Bitmap {
    let other = Bitmap(width: width, height: height)
    other.copy(self, bounds, toX: 0, y: 0)
    return other
  }
}
