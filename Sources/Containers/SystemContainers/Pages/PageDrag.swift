/// The rules of a drag of pages: how far it turns one, and whether that one stays.
struct PageDrag: Equatable, Sendable {
  /// The speed that turns a page however short the drag was, in points per second.
  static let turningSpeed = 300.0

  /// Where a drag is.
  enum Place: Equatable, Sendable {
    case rest
    /// A fraction of a turn, 0…1.
    case turn(PageDirection, Double)
    /// Beyond an end, by a resisted distance in points: positive at the end, negative at the start.
    case pulled(Double)
  }

  /// The length of a page, in points.
  var page: Double
  /// The distance of a whole turn, in points.
  var travel: Double
  /// Whether pages give way at the ends.
  var isElastic: Bool

  /// Returns where a drag is.
  ///
  /// - Parameters:
  ///   - distance: The distance toward the next page, in points; negative toward the previous one.
  ///   - hasPage: Whether there is a page in a direction.
  func place(_ distance: Double, hasPage: (PageDirection) -> Bool) -> Place {
    guard distance != 0, travel > 0 else { return .rest }
    let direction = distance > 0 ? PageDirection.forward : .reverse
    if hasPage(direction) { return .turn(direction, min(1, abs(distance) / travel)) }
    return isElastic ? .pulled(RubberBand(dimension: page).offset(forPull: distance)) : .rest
  }

  /// Whether a turn stays when it is let go.
  ///
  /// - Parameters:
  ///   - progress: The fraction of the turn, 0…1.
  ///   - velocity: The speed in the turn's direction, in points per second.
  func completes(_ progress: Double, velocity: Double) -> Bool {
    if abs(velocity) > PageDrag.turningSpeed { return velocity > 0 }
    return progress * travel > page / 2
  }
}
