/// How one look of a view gives way to another.
enum TransitionEffect: Hashable, Sendable {
  /// A half turn, whose front is the old look and whose back the new one; the edge comes to the eye.
  case flip(Edge)
  /// The old look is a page that is rolled up and uncovers the new one.
  case curlUp
  /// The new look is a page that is rolled down over the old one.
  case curlDown
  /// A fade.
  case dissolve

  /// An edge of a rectangle.
  enum Edge: Hashable, Sendable {
    case top, bottom, left, right

    var opposite: Edge {
      switch self {
      case .top: .bottom
      case .bottom: .top
      case .left: .right
      case .right: .left
      }
    }
  }

  /// The effect that options stand for; nil for none.
  init?(_ options: AnimationOptions) {
    switch options.transition {
    case .transitionFlipFromTop: self = .flip(.top)
    case .transitionFlipFromBottom: self = .flip(.bottom)
    case .transitionFlipFromLeft: self = .flip(.left)
    case .transitionFlipFromRight: self = .flip(.right)
    case .transitionCurlUp: self = .curlUp
    case .transitionCurlDown: self = .curlDown
    case .transitionCrossDissolve: self = .dissolve
    default: return nil
    }
  }

  /// The effect that looks like this one backwards.
  var reversed: TransitionEffect {
    switch self {
    case .flip(let edge): .flip(edge.opposite)
    case .curlUp: .curlDown
    case .curlDown: .curlUp
    case .dissolve: .dissolve
    }
  }

  /// The distance of the eye, in lengths of the edge that swings towards it.
  private static let eyeDistance = 3.0

  /// Returns a flip's turn by a fraction of half a circle, seen in perspective.
  static func turn(_ edge: Edge, _ size: Size, by fraction: Double) -> Transform3D {
    let angle = fraction * .pi
    let isAboutX = edge == .top || edge == .bottom
    let isForwards = edge == .bottom || edge == .left
    let rotation = Transform3D(
      rotationAngle: isForwards ? angle : -angle, x: isAboutX ? 1 : 0, y: isAboutX ? 0 : 1, z: 0)
    let length = isAboutX ? size.height : size.width
    return rotation.concatenating(
      Transform3D(perspectiveDistance: max(1, length * eyeDistance)))
  }
}
