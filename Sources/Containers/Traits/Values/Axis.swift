/// Directions in the plane.
public struct Axis: OptionSet, Hashable, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From side to side.
  public static let horizontal = Axis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = Axis(rawValue: 2)
  /// Both directions.
  public static let both: Axis = [.horizontal, .vertical]
}
