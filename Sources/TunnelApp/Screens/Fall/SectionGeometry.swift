import Atlas
import Containers
internal import Glibc

/// Where the Earth and the tunnel are on the section, in points.
nonisolated struct SectionGeometry: Hashable, Sendable {
  /// The center of the Earth.
  let center: Point
  /// The radius of the Earth.
  let radius: Double
  /// The angle of the start of the tunnel, clockwise from the top, in radians.
  let angleOfStart: Double

  /// The points of a meter.
  var scale: Double { radius / EarthModel.radius }

  /// Returns the point at an angle, clockwise from the top, and a distance from the center.
  func point(at angle: Double, _ distance: Double) -> Point {
    Point(x: center.x + distance * sin(angle), y: center.y - distance * cos(angle))
  }

  /// The start of the tunnel.
  var start: Point { point(at: angleOfStart, radius) }
  /// The end of the tunnel.
  var end: Point { point(at: .pi - angleOfStart, radius) }

  /// Returns the point of the tunnel at a share of its length.
  func point(atShare share: Double) -> Point { start + (end - start) * share }

  /// Returns the share of the tunnel's length that is nearest to a point, from 0 to 1.
  func share(nearest point: Point) -> Double {
    let length = end.y - start.y
    return length > 0 ? min(max((point.y - start.y) / length, 0), 1) : 0
  }

  /// The square around the Earth.
  var box: Rect { Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)) }

  /// Returns a circle around the center.
  func circle(_ distance: Double) -> Path {
    Path(ellipseIn: Rect(center: center, size: Size(width: 2 * distance, height: 2 * distance)))
  }

  /// Returns what is between two circles around the center, to be filled by the even-odd rule.
  func ring(_ outer: Double, around inner: Double) -> Path {
    var path = circle(outer)
    path.append(circle(inner))
    return path
  }
}
