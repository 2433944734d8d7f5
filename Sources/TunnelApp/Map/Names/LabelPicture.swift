import Containers

/// The picture of a label.
///
/// The text is laid out at once but rendered only on first use, because many labels find no room.
nonisolated final class LabelPicture {
  /// The size of the text.
  let size: Size

  private var state: State

  private enum State {
    case set(TextLayout, color: Color, halo: Color, haloWidth: Double, scale: Double)
    case drawn(Image, offset: Point)
  }

  /// Creates the picture of a text, for a number of pixels per point.
  init(_ layout: TextLayout, color: Color, halo: Color, haloWidth: Double, scale: Double) {
    size = layout.size
    state = .set(layout, color: color, halo: halo, haloWidth: haloWidth, scale: scale)
  }

  /// The text with its halo, and the offset of the image's corner from the corner of the text.
  var image: (image: Image, offset: Point) {
    switch state {
    case .drawn(let image, let offset): return (image, offset)
    case .set(let layout, let color, let halo, let haloWidth, let scale):
      let (image, offset) = layout.image(
        color: color, halo: halo, haloWidth: haloWidth, scale: scale)
      let left = layout.lines.map(\.x).min() ?? 0
      let corner = Point(x: offset.x - left, y: offset.y)
      state = .drawn(image, offset: corner)
      return (image, corner)
    }
  }
}
