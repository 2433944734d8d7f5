internal import CPixels

/// An image drawn at half the resolution, which takes a quarter of the work, and then enlarged.
///
/// It reuses its memory. It is `Sendable` so that it can move between threads, but only one thread
/// at a time may use it.
public final class HalfRaster: @unchecked Sendable {
  private var memory: UnsafeMutableBufferPointer<UInt32> = .allocate(capacity: 0)

  /// Creates a raster without memory.
  ///
  /// It allocates memory when it is first used.
  public init() {}

  deinit { memory.deallocate() }

  /// Draws at half the resolution and fills a raster with the enlarged image.
  ///
  /// - Parameter draw: Draws all of a raster with a projection of half the radius. The raster has
  ///   an extra row at the top and bottom, so that parts of an image that start at even rows fit
  ///   together.
  public func draw(
    _ projection: Orthographic, into target: Raster, _ draw: (Orthographic, Raster) -> Void
  ) {
    let (width, height) = ((target.width + 1) / 2, (target.height + 1) / 2 + 2)
    // The first and last pixels of a row are repeated beside it; vector code reads beyond that.
    let stride = width + 2 + 8
    if memory.count < stride * height {
      memory.deallocate()
      memory = .allocate(capacity: stride * height)
      memory.initialize(repeating: 0)
    }
    guard let start = memory.baseAddress, target.width > 0, target.height > 0 else { return }
    let half = Raster(pixels: start + 1, width: width, height: height, stride: stride)
    draw(projection.halved.moved(by: [0, 1]), half)
    for y in 0..<height {
      let row = half.pixels + y * stride
      row[-1] = row[0]
      row[width] = row[width - 1]
    }
    enlarge(half, into: target)
  }

  private func enlarge(_ half: Raster, into target: Raster) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * half.width) { whole in
      guard let whole = whole.baseAddress else { return }
      for y in 0..<target.height {
        let near = half.pixels + (y / 2 + 1) * half.stride
        let row = target.pixels + y * target.stride
        // An odd-width row ends within the last pair.
        let isEven = target.width & 1 == 0
        vector_enlarge_row(
          near, y & 1 == 0 ? near - half.stride : near + half.stride, half.width,
          isEven ? row : whole)
        if !isEven { row.update(from: whole, count: target.width) }
      }
    }
  }
}
