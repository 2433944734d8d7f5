import Atlas
import Containers

extension MapView {
  /// The nearest land to the end while the line to it is shown: in a region with an end at sea, but
  /// not on the whole globe.
  ///
  /// While the end itself moves with the pointer, the line would draw a map anew in each frame that
  /// otherwise stays as it is.
  private var landInSight: EndLand? {
    guard !isWhole, let end = annotations.first, projection.shows(end.coordinate),
      !end.isLifted || end.coordinate == landLine?.end
    else { return nil }
    return endLand
  }

  /// Places the note beside the line to the nearest land.
  func layOutLand() {
    let land = landInSight
    showLine(to: land?.coordinate)
    guard let land, let end = annotations.first else { return show(landNote, if: false) }
    landNote.text = land.words
    let size = landNote.sizeThatFits(bounds.size)
    let placement = LandNotePlacement(
      of: size, from: point(nearest: end.coordinate), to: point(nearest: land.coordinate),
      in: bounds.insetBy(dx: 8, dy: 8)
    ) { place in
      var isFree = !place.intersects(end.frame)
      forEachFixedFrame { if $0.intersects(place) { isFree = false } }
      return isFree
    }
    show(landNote, if: placement.frame != nil)
    if let frame = placement.frame { landNote.frame = frame }
  }
}

extension Shape {
  /// Creates a line of a few meters, which a wide stroke makes a dot.
  init(dotAt coordinate: Coordinate, toward other: Coordinate) {
    let near = GreatCircle(from: coordinate, to: other).coordinate(at: 1e-5)
    self.init(.line, through: [near, coordinate])
  }
}
