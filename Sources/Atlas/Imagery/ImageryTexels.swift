internal import Glibc

/// The pixels of one decoded tile, including the column and row shared with its neighbors.
///
/// It is `Sendable` because the thread that creates it fills it once, and it is then only read.
final class ImageryTexels: @unchecked Sendable {
  /// The texels as opaque 0xFFRRGGBB.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The number of texels in a row, including the shared one.
  let width: Int
  /// The number of rows, including the shared one.
  let height: Int

  /// The size in bytes.
  var byteCount: Int { width * height * 4 }
  /// The raster to decode into.
  var raster: Raster { Raster(pixels: pixels, width: width, height: height, stride: width) }

  /// Creates memory for a tile, or returns `nil` if the system grants none.
  init?(width: Int, height: Int) {
    // Tiles are freed on many threads; with malloc, each thread's arena would retain the holes.
    let memory = mmap(
      nil, width * height * 4, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.width = width
    self.height = height
    pixels = memory.bindMemory(to: UInt32.self, capacity: width * height)
  }

  deinit { munmap(pixels, byteCount) }
}
