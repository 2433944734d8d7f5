import Containers
internal import Glibc

/// The child in the tunnel, which turns over in the middle so that it comes out head up.
///
/// Only its place and its turn change while it falls; its painting is kept.
final class FallerView: View {
  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  /// Shows the child at a share of the tunnel's length.
  func show(atShare share: Double, in geometry: SectionGeometry) {
    let point = geometry.point(atShare: share)
    // The child stands outside the Earth at both ends, and its middle is in the tunnel between them.
    let edge = 2 * share - 1
    let outside = edge * edge * edge * edge * edge * bounds.height * 0.46
    center = Point(x: point.x, y: point.y + outside)
    transform = Transform(rotationAngle: Self.angle(atShare: share))
  }

  /// Returns how far the child has turned over at a share of the tunnel's length, in radians.
  static func angle(atShare share: Double) -> Double {
    let turn = min(max((share - 0.4) / 0.2, 0), 1)
    return .pi * turn * turn * (3 - 2 * turn)
  }

  override func draw(_ canvas: Canvas) {
    Drawing.child.draw(on: canvas, in: bounds.insetBy(dx: 1, dy: 1))
  }
}
