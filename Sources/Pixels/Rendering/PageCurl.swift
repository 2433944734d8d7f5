internal import Glibc

/// How far a page is rolled up: a sheet that leaves its plane along a line and runs around a cylinder
/// that rolls from its lower right corner to the upper left one.
package struct PageCurl: Equatable, Sendable {
  /// 0 for a page that lies flat, 1 for one of which nothing is left.
  package let progress: Double

  /// Makes the curl at some progress, 0…1.
  package init(progress: Double) { self.progress = progress }

  /// The cylinder over a page of some size.
  struct Cylinder {
    /// Across the line, towards the part that is lifted.
    let direction: Point
    /// Where the page leaves its plane, as a distance along the direction from the upper left corner.
    let line: Double
    let radius: Double

    /// How long the half of the cylinder is that the page runs around.
    var halfTurn: Double { .pi * radius }
  }

  /// Returns the cylinder over a page of a size, in any unit.
  func cylinder(width: Double, height: Double) -> Cylinder {
    let progress = min(max(progress, 0), 1)
    // The corner comes first; then the line straightens, as under a hand that pulls the page up.
    let angle = (0.28 + 0.14 * progress) * .pi
    let direction = Point(x: cos(angle), y: sin(angle))
    let radius = max(1, min(width, height) * (0.1 + 0.08 * progress))
    let length = width * direction.x + height * direction.y
    return Cylinder(
      direction: direction, line: length - progress * (length + radius), radius: radius)
  }
}
