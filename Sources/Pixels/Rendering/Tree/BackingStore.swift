internal import Support

/// The painted pixels of a view, and the size and scale that they were painted for.
///
/// Sendable although its pixels change: the paint pass writes them before a frame is composed, and
/// nobody writes during composition.
package final class BackingStore: @unchecked Sendable {
  /// The pixels.
  package let bitmap: Bitmap
  /// The number of pixels per point.
  package let scale: Double
  /// The painted size, in points.
  let size: Size
  /// Whether a snapshot shows the pixels, so that the view must paint on others.
  package var isKept = false

  /// Whether every pixel was painted and is opaque.
  package var isOpaque = false

  /// The parts of the pixels that must be painted again.
  package var staleParts = DirtyRegion()
  /// The parts changed by the last paint, in pixels; `nil` for everything.
  package var changedParts: DirtyRegion?

  /// Creates a store for a size, or returns `nil` if the size has no pixels.
  package init?(size: Size, scale: Double) {
    guard let (width, height) = BackingStore.pixels(of: size, scale: scale) else { return nil }
    bitmap = Bitmap(width: width, height: height)
    self.size = size
    self.scale = scale
  }

  /// Creates a store of pixels that were painted for a size.
  package init(bitmap: Bitmap, size: Size, scale: Double) {
    self.bitmap = bitmap
    self.size = size
    self.scale = scale
  }

  /// Marks a part as dirty, in points from the top left corner.
  package func markStale(_ rect: Rect) {
    let pixels = UprightMap(scale: scale, origin: .zero).apply(rect).outerPixels
    staleParts.add(pixels.intersection(bitmap.bounds))
  }

  /// Whether the store can be reused to paint a size.
  package func fits(_ size: Size, scale: Double) -> Bool {
    self.size == size && self.scale == scale
  }

  /// The number of pixels that need no question for memory.
  private static let small = 1 << 20

  /// Returns the size in pixels, rounded up; `nil` if it is empty, larger than any view can need, or
  /// if the system grants no memory for it.
  package static func pixels(of size: Size, scale: Double) -> (width: Int, height: Int)? {
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1, width < 32768, height < 32768 else { return nil }
    guard width * height <= Double(small) || Memory.canHold(pixels: Int(width), by: Int(height))
    else { return nil }
    return (Int(width), Int(height))
  }
}
