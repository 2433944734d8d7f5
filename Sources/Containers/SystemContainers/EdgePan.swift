/// A drag across a container from one of its sides.
@MainActor
class EdgePan: PanGestureRecognizer {
  /// The distance from the side within which the drag begins, in points.
  static let reach = 20.0
  /// The part of the whole way beyond which a released drag completes.
  private static let completingFraction = 0.5
  /// The speed beyond which a released drag completes in any case, in points per second.
  private static let completingSpeed = 500.0

  override init(onChange: ((GestureRecognizer) -> Void)? = nil) {
    super.init(onChange: onChange)
    maximumNumberOfTouches = 1
  }

  /// Whether a movement that ends completes.
  ///
  /// - Parameters:
  ///   - progress: The part of the whole way, 0…1.
  ///   - speed: The speed along the way, in points per second.
  static func completes(progress: Double, speed: Double) -> Bool {
    speed > completingSpeed || progress > completingFraction
  }

  /// Whether the side is the right one.
  var isFromRight: Bool { false }

  /// The direction away from the side: 1 to the right, and -1 to the left.
  var sign: Double { isFromRight ? -1 : 1 }

  /// Whether a horizontal place in the view, in points, is at the side.
  func isAtEdge(_ x: Double, reach: Double = EdgePan.reach) -> Bool {
    guard let view else { return false }
    return isFromRight ? x >= view.bounds.width - reach : x < reach
  }
}
