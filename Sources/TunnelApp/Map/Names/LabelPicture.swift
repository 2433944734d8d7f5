import Containers

/// A name as a picture, set at once and drawn when it is first seen: many names find no place.
nonisolated final class LabelPicture {
  /// The size of the letters.
  let size: Size

  private var state: State

  private enum State {
    case set(TextLayout, color: Color, halo: Color, scale: Double)
    case drawn(Image, offset: Point)
  }

  /// Makes the picture of a text, for a number of pixels per point.
  init(_ layout: TextLayout, color: Color, halo: Color, scale: Double) {
    size = layout.size
    state = .set(layout, color: color, halo: halo, scale: scale)
  }

  /// The letters with their halo, and where the corner of that stands from the corner of the letters.
  var image: (image: Image, offset: Point) {
    switch state {
    case .drawn(let image, let offset): return (image, offset)
    case .set(let layout, let color, let halo, let scale):
      let (image, offset) = layout.image(color: color, halo: halo, haloWidth: 2.2, scale: scale)
      let left = layout.lines.map(\.x).min() ?? 0
      let corner = Point(x: offset.x - left, y: offset.y)
      state = .drawn(image, offset: corner)
      return (image, corner)
    }
  }
}
