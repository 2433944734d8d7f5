internal import Glibc

/// The progress of a page curl: a sheet that leaves its plane along a line and runs around a
/// cylinder that rolls over it.
package struct PageCurl: Equatable, Sendable {
  /// The progress: 0 for a flat page, 1 for one that is completely gone or turned over.
  package let progress: Double
  /// How the sheet is bound, or `nil` for one that rolls from its lower right corner to the upper
  /// left.
  package let leaf: Leaf?

  /// Creates a curl at a progress of 0…1.
  package init(progress: Double, leaf: Leaf? = nil) {
    self.progress = progress
    self.leaf = leaf
  }

  /// The cylinder that a page of some size curls around.
  struct Cylinder {
    /// The unit vector across the line, toward the lifted part.
    let direction: Point
    /// The distance along the direction from the upper left corner to where the page leaves its
    /// plane.
    let line: Double
    let radius: Double

    /// The arc length of the half of the cylinder that the page covers.
    var halfTurn: Double { .pi * radius }
  }

  /// Returns the cylinder for a page of a size, in any unit.
  func cylinder(width: Double, height: Double) -> Cylinder {
    let progress = min(max(progress, 0), 1)
    if let leaf { return leaf.cylinder(progress, width: width, height: height) }
    // The corner lifts first; then the line straightens, as when a hand pulls the page up.
    let angle = (0.28 + 0.14 * progress) * .pi
    let direction = Point(x: cos(angle), y: sin(angle))
    let radius = max(1, min(width, height) * (0.1 + 0.08 * progress))
    let length = width * direction.x + height * direction.y
    return Cylinder(
      direction: direction, line: length - progress * (length + radius), radius: radius)
  }
}
