import Containers
import ContainersTesting

extension Image {
  /// Whether any pixel in a rectangle, in points, differs between two images of the same size.
  func differs(from other: Image, in rect: Rect) -> Bool {
    PictureDifference(cropped(to: rect), other.cropped(to: rect), tolerance: .exact)?
      .isTolerated != true
  }

  /// Returns the part of the image in a rectangle, in points.
  func cropped(to rect: Rect) -> Image {
    let part = PixelRect(
      x: Int((rect.minX * scale).rounded(.up)), y: Int((rect.minY * scale).rounded(.up)),
      width: Int((rect.width * scale).rounded(.down)),
      height: Int((rect.height * scale).rounded(.down))
    ).intersection(bitmap.bounds)
    let copy = Bitmap(width: part.width, height: part.height)
    copy.copy(bitmap, part, toX: 0, y: 0)
    return Image(bitmap: copy, scale: scale)
  }
}
