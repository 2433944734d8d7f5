@testable import Pixels
import TestSupport
import Testing

struct ResizableImageTests {
  /// Three by three pixels, each with its own color.
  private var nine: Image {
    let bitmap = Bitmap(width: 3, height: 3)
    for y in 0..<3 { for x in 0..<3 { bitmap[x, y] = 0xFF00_0000 | UInt32(y * 3 + x + 1) << 4 } }
    return Image(bitmap: bitmap)
  }

  private func drawn(_ image: Image, _ width: Int, _ height: Int) -> [[UInt32]] {
    let bitmap = Bitmap(width: width, height: height)
    Canvas(bitmap: bitmap).draw(
      image, in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    return (0..<height).map { y in (0..<width).map { (bitmap[$0, y] & 0xFFFFFF) >> 4 } }
  }

  @Test(
    "The caps of an image keep their size, and the rest fills the space",
    arguments: [
      Image.ResizingMode.stretch, .tile,
    ])
  func caps(mode: Image.ResizingMode) {
    let image = nine.resizableImage(
      withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: mode)
    #expect(
      drawn(image, 5, 4) == [
        [1, 2, 2, 2, 3], [4, 5, 5, 5, 6], [4, 5, 5, 5, 6], [7, 8, 8, 8, 9],
      ])
    #expect(drawn(image, 3, 3) == [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
    #expect(drawn(image, 2, 2) == [[1, 3], [7, 9]])
  }

  @Test("An image without caps is tiled from its corner and cut at the edges")
  func tiles() {
    let image = nine.resizableImage(withCapInsets: .zero)
    #expect(
      drawn(image, 5, 4) == [
        [1, 2, 3, 1, 2], [4, 5, 6, 4, 5], [7, 8, 9, 7, 8], [1, 2, 3, 1, 2],
      ])
  }
}
