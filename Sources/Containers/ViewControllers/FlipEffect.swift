/// A half turn of the view that holds both: the old one is its front, the new one its back.
struct FlipEffect: TransitionEffect {
  /// The edge that comes to the eye first.
  enum Edge: Hashable, Sendable {
    case top, bottom, left, right
  }

  /// The distance of the eye, in lengths of the edge that swings towards it.
  private static let eyeDistance = 3.0

  private let container: View
  private let old: View
  private let new: View
  private let edge: Edge
  private let original: Transform3D
  private let wasHidden: (old: Bool, new: Bool)
  private let wasEnabled: Bool

  init(edge: Edge, container: View, old: View, new: View) {
    self.edge = edge
    self.container = container
    self.old = old
    self.new = new
    original = container.transform3D
    wasHidden = (old.isHidden, new.isHidden)
    wasEnabled = container.isUserInteractionEnabled
    // Points on a view in space have no place in its bounds that a gesture could use.
    container.isUserInteractionEnabled = false
  }

  func show(_ progress: Double) {
    let isBack = progress >= 0.5
    old.isHidden = isBack || wasHidden.old
    new.isHidden = !isBack || wasHidden.new
    container.transform3D = turn(progress - (isBack ? 1 : 0)).concatenating(original)
  }

  func end() {
    container.transform3D = original
    container.isUserInteractionEnabled = wasEnabled
    old.isHidden = wasHidden.old
    new.isHidden = wasHidden.new
  }

  /// Returns the turn by a fraction of half a circle, seen in perspective.
  private func turn(_ fraction: Double) -> Transform3D {
    let angle = fraction * .pi
    let size = container.bounds.size
    let isAboutX = edge == .top || edge == .bottom
    let isForwards = edge == .bottom || edge == .left
    let rotation = Transform3D(
      rotationAngle: isForwards ? angle : -angle, x: isAboutX ? 1 : 0, y: isAboutX ? 0 : 1, z: 0)
    let length = isAboutX ? size.height : size.width
    let distance = max(1, length * FlipEffect.eyeDistance)
    return rotation.concatenating(Transform3D(perspectiveDistance: distance))
  }
}
