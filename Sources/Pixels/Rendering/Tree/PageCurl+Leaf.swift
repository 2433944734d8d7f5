internal import Glibc

extension PageCurl {
  /// A sheet that is bound along a spine and turns about it.
  package struct Leaf: Equatable, Sendable {
    /// The free edge of a sheet.
    package enum Edge: Hashable, Sendable, CaseIterable {
      case left, right, top, bottom

      var isVertical: Bool { self == .top || self == .bottom }
      /// The direction from the spine to the edge.
      var sign: Double { self == .right || self == .bottom ? 1 : -1 }
    }

    /// The default grip of a sheet that the user does not hold: a little below its middle.
    package static let restingGrip = 0.7
    /// The largest angle between the line and the spine, in radians.
    private static let mostTilt = 0.42
    /// The largest radius, as a fraction of the sheet.
    private static let mostRadius = 0.13

    package let edge: Edge
    /// Whether the spine is in the middle, so that the sheet is one half of the picture.
    package let isBoundInMiddle: Bool
    /// Where the free edge is held, as a fraction of its length from the top or the left.
    package let grip: Double

    package init(edge: Edge, isBoundInMiddle: Bool, grip: Double = Leaf.restingGrip) {
      self.edge = edge
      self.isBoundInMiddle = isBoundInMiddle
      self.grip = grip
    }

    /// Returns the cylinder at a progress for a picture of a size.
    func cylinder(_ progress: Double, width: Double, height: Double) -> Cylinder {
      let (length, side) = edge.isVertical ? (height, width) : (width, height)
      let sheet = isBoundInMiddle ? length / 2 : length
      // Flat at both ends, and widest halfway.
      let rise = sin(.pi * progress)
      let radius = max(1, min(sheet, side) * Leaf.mostRadius * max(0, rise).squareRoot())
      let angle = Leaf.mostTilt * rise * (1 - progress) * (2 * grip - 1)
      // In a spread the edge of the sheet follows the hand, otherwise the bend does.
      let lead = isBoundInMiddle ? .pi / 2 * radius : radius
      let distance = progress * sheet + lead
      let along = (edge.sign > 0 ? length : 0) - edge.sign * distance
      let across = grip * side
      let (main, other) = (edge.sign * cos(angle), sin(angle))
      return Cylinder(
        direction: edge.isVertical ? Point(x: other, y: main) : Point(x: main, y: other),
        line: along * main + across * other, radius: radius)
    }
  }
}
