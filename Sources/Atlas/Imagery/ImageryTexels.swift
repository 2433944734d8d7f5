internal import Glibc

/// The pixels of one decoded tile, with the column and row it shares with its neighbours.
///
/// Sendable: filled once by the thread that makes it, only read after that.
final class ImageryTexels: @unchecked Sendable {
  /// The texels, opaque, 0xFFRRGGBB.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The number of texels in a row, the shared one included.
  let width: Int
  /// The number of rows, the shared one included.
  let height: Int

  /// The memory in bytes.
  var byteCount: Int { width * height * 4 }
  /// The picture to decode into.
  var raster: Raster { Raster(pixels: pixels, width: width, height: height, stride: width) }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    // Tiles come and go on many threads; from malloc each thread's share would keep the holes.
    let memory = mmap(
      nil, width * height * 4, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else {
      fatalError("There is no memory for a tile of \(width) × \(height) texels.")
    }
    pixels = memory.bindMemory(to: UInt32.self, capacity: width * height)
  }

  deinit { munmap(pixels, byteCount) }
}
