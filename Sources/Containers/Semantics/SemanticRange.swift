/// A number that an element stands for, and how far it can go.
public struct SemanticRange: Hashable, Sendable {
  /// The number.
  public var value: Double
  /// The least and the greatest number.
  public var bounds: ClosedRange<Double>
  /// How far one step up or down goes; 0 where the number cannot be stepped.
  public var step: Double

  /// Makes a number in a range; a range that ends before it begins counts as empty.
  public init(_ value: Double, from minimum: Double, to maximum: Double, step: Double = 0) {
    self.value = value
    bounds = minimum...max(minimum, maximum)
    self.step = step
  }
}
