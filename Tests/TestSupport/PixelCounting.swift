package import Pixels

extension Bitmap {
  /// The area that is drawn on, in pixels: the sum of all alpha values.
  package var area: Double {
    var sum = 0
    for y in 0..<height {
      for x in 0..<width { sum += Int(self[x, y] >> 24) }
    }
    return Double(sum) / 255
  }

  /// Returns the alpha of a pixel, 0…255.
  package func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }
}

/// Returns the bitmap that a closure draws, with one pixel per point.
package func drawn(_ width: Int, _ height: Int, _ body: (Canvas) -> Void) -> Bitmap {
  Image.drawn(size: Size(width: Double(width), height: Double(height)), body).bitmap
}
