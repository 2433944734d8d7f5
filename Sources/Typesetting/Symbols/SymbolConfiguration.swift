public import Pixels

extension Image {
  /// The thickness of a symbol's strokes.
  public typealias SymbolWeight = Font.Weight

  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// Like ``medium``, but yields to any other scale when configurations are combined.
    case unspecified
    /// A fifth smaller than medium.
    case small
    /// As high as a line of text.
    case medium
    /// A quarter larger than medium.
    case large

    /// Like ``medium``.
    public static let `default` = SymbolScale.unspecified

    var factor: Double {
      switch self {
      case .small: 0.8
      case .unspecified, .medium: 1
      case .large: 1.27
      }
    }
  }

  /// The point size, weight and scale of a symbol, each of which may be unspecified.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of the accompanying text, in points; `nil` if unspecified.
    package var pointSize: Double?
    /// The thickness of strokes; `nil` if unspecified.
    var weight: SymbolWeight?
    /// The size of the symbol relative to the accompanying text.
    var scale = SymbolScale.unspecified

    /// A configuration with nothing specified.
    public static let unspecified = SymbolConfiguration(scale: .unspecified)

    /// Creates a configuration for text of a size, in points.
    public init(pointSize: Double) { self.pointSize = pointSize }

    /// Creates a configuration for text of a size, in points, and a weight.
    public init(pointSize: Double, weight: SymbolWeight) {
      (self.pointSize, self.weight) = (pointSize, weight)
    }

    /// Creates a configuration for text of a size, in points, and a weight, with a scale.
    public init(pointSize: Double, weight: SymbolWeight, scale: SymbolScale) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }

    /// Creates a configuration that specifies only a weight.
    public init(weight: SymbolWeight) { self.weight = weight }

    /// Creates a configuration that specifies only a scale.
    public init(scale: SymbolScale) { self.scale = scale }

    /// Creates a configuration for text in a font.
    public init(font: Font, scale: SymbolScale = .default) {
      self.init(pointSize: font.size, weight: font.weight, scale: scale)
    }

    /// Returns the configuration with the specified values of another one replacing its own.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      var combined = self
      combined.pointSize = other.pointSize ?? pointSize
      combined.weight = other.weight ?? weight
      if other.scale != .unspecified { combined.scale = other.scale }
      return combined
    }
  }
}
