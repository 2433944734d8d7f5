/// The places of the parts of a content unavailable view, one below the other.
@MainActor
struct UnavailableColumn {
  /// The frames of the parts, all at the leading edge.
  private(set) var places: [Rect] = []
  private(set) var size = Size.zero

  /// Places parts in a width.
  ///
  /// - Parameters:
  ///   - parts: The parts from the top, each with the space above it.
  ///   - room: The width that there is, in points.
  ///   - limit: The greatest width of a part, in points.
  init(_ parts: [(view: View, padding: Double)], in room: Double, limit: Double) {
    let width = max(1, min(room, limit))
    for (view, padding) in parts {
      var fitting = view.sizeThatFits(Size(width: width, height: 0))
      if let image = view as? ImageView, fitting.width > width, fitting.width > 0 {
        let shrinking = width / fitting.width
        fitting = Size(width: width, height: image.intrinsicContentSize.height * shrinking)
      }
      let place = Rect(
        x: 0, y: size.height + padding, width: min(width, fitting.width.rounded(.up)),
        height: fitting.height.rounded(.up))
      places.append(place)
      size = Size(width: max(size.width, place.width), height: place.maxY)
    }
  }
}
