/// What counts as the inside of a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// Inside is where the path winds around a point, in either direction.
  case nonZero
  /// Inside is where a ray to the outside crosses the path an odd number of times.
  case evenOdd
}
