/// The way in which an effect replaces one appearance of a view with another.
enum EffectStyle: Hashable, Sendable {
  /// A half turn with the old appearance on the front and the new one on the back; the edge comes
  /// toward the viewer.
  case flip(Edge)
  /// The old appearance curls up like a page and uncovers the new one.
  case curlUp
  /// The new appearance curls down like a page over the old one.
  case curlDown
  /// A page turns about its spine.
  case leaf
  /// A cross-fade.
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

  /// Creates the effect of options, or `nil` if they have none.
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

  /// The effect that looks like this one played backward.
  var reversed: EffectStyle {
    switch self {
    case .flip(let edge): .flip(edge.opposite)
    case .curlUp: .curlDown
    case .curlDown: .curlUp
    case .leaf: .leaf
    case .dissolve: .dissolve
    }
  }

  /// The viewing distance, as a multiple of the edge length perpendicular to the axis.
  private static let eyeDistance = 3.0

  /// Returns the perspective rotation of a flip at a fraction of a half turn.
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
