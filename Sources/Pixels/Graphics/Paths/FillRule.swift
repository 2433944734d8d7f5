/// The rule that decides what is inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// A point is inside if the path winds around it, in either direction.
  case nonZero
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}
