/// The pixels that a view has painted, and where they belong in its bounds.
///
/// Sendable although its pixels change: the paint pass writes them before the frame is composed and
/// nobody does while it is.
package final class BackingStore: @unchecked Sendable {
  /// The pixels.
  package let bitmap: Bitmap
  /// Pixels per point.
  package let scale: Double
  /// The painted size, in points.
  let size: Size
  /// Whether a still picture shows the pixels, so that the view paints on others from now on.
  package var isKept = false

  /// Whether every pixel was painted and nothing shines through any.
  package var isOpaque = false

  /// The parts of the pixels that are to be painted again.
  package var staleParts = DirtyRegion()
  /// What the last paint changed, in pixels; nil for everything.
  package var changedParts: DirtyRegion?

  /// Makes a store for a size, or nil where that holds no pixel.
  package init?(size: Size, scale: Double) {
    guard let (width, height) = BackingStore.pixels(of: size, scale: scale) else { return nil }
    bitmap = Bitmap(width: width, height: height)
    self.size = size
    self.scale = scale
  }

  /// Makes a store of pixels that were painted for a size.
  package init(bitmap: Bitmap, size: Size, scale: Double) {
    self.bitmap = bitmap
    self.size = size
    self.scale = scale
  }

  /// Marks a part as to be painted again, in points from the top left corner.
  package func markStale(_ rect: Rect) {
    let pixels = UprightMap(scale: scale, origin: .zero).apply(rect).outerPixels
    staleParts.add(pixels.intersection(bitmap.bounds))
  }

  /// Whether the store can be painted again for a size.
  package func fits(_ size: Size, scale: Double) -> Bool {
    self.size == size && self.scale == scale
  }

  /// Returns how many pixels a size takes, a part of one counting as one; nil where it is none or
  /// more than any view can need.
  package static func pixels(of size: Size, scale: Double) -> (width: Int, height: Int)? {
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1, width < 32768, height < 32768 else { return nil }
    return (Int(width), Int(height))
  }
}
