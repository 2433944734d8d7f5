/// A property of a view that an animation can run on.
enum AnimatableProperty: Hashable, Sendable {
  case center, bounds, transform, alpha, backgroundColor, style
}
