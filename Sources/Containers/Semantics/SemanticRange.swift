/// The numeric value of an element and the range it can take.
public struct SemanticRange: Hashable, Sendable {
  /// The current value.
  public var value: Double
  /// The minimum and maximum values.
  public var bounds: ClosedRange<Double>
  /// The amount of one step up or down; 0 if the value cannot be stepped.
  public var step: Double

  /// Creates a value in a range; a maximum less than the minimum is raised to it.
  public init(_ value: Double, from minimum: Double, to maximum: Double, step: Double = 0) {
    self.value = value
    bounds = minimum...max(minimum, maximum)
    self.step = step
  }
}
