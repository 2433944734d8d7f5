/// The pixels that a view has painted, and where they belong in its bounds.
///
/// Sendable although its pixels change: the paint pass writes them before the frame is composed and
/// nobody does while it is.
final class BackingStore: @unchecked Sendable {
  /// The pixels.
  let bitmap: Bitmap
  /// Pixels per point.
  let scale: Double
  /// The painted size, in points.
  let size: Size
  /// Whether every pixel is opaque.
  var isOpaque = false
  /// The parts that were repainted since the frame before, in pixels; nil for all.
  var repainted: [PixelRect]?

  /// Makes a store for a size, or nil where that holds no pixel.
  init?(size: Size, scale: Double) {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard width > 0, height > 0 else { return nil }
    bitmap = Bitmap(width: width, height: height)
    self.size = size
    self.scale = scale
  }
}
