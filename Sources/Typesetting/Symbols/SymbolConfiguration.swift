public import Pixels

extension Image {
  /// How heavy the strokes of a symbol are.
  public typealias SymbolWeight = Font.Weight

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// As ``medium``, and no preference where configurations are combined.
    case unspecified
    /// A fifth smaller.
    case small
    /// As high as the line of text.
    case medium
    /// A quarter larger.
    case large

    /// As ``medium``.
    public static let `default` = SymbolScale.unspecified

    var factor: Double {
      switch self {
      case .small: 0.8
      case .unspecified, .medium: 1
      case .large: 1.27
      }
    }
  }

  /// The point size, weight and scale of a symbol, each of which may be left to others.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of text that the symbol belongs to, in points; nil for no preference.
    var pointSize: Double?
    /// How heavy the strokes are; nil for no preference.
    var weight: SymbolWeight?
    /// How large the symbol is beside such text.
    var scale = SymbolScale.unspecified

    /// No preference at all.
    public static let unspecified = SymbolConfiguration(scale: .unspecified)

    /// Makes a configuration for text of a size, in points.
    public init(pointSize: Double) { self.pointSize = pointSize }

    /// Makes a configuration for text of a size, in points, and a weight.
    public init(pointSize: Double, weight: SymbolWeight) {
      (self.pointSize, self.weight) = (pointSize, weight)
    }

    /// Makes a configuration for text of a size, in points, and a weight.
    public init(pointSize: Double, weight: SymbolWeight, scale: SymbolScale) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }

    /// Makes a configuration of a weight alone.
    public init(weight: SymbolWeight) { self.weight = weight }

    /// Makes a configuration of a scale alone.
    public init(scale: SymbolScale) { self.scale = scale }

    /// Makes a configuration for text in a font.
    public init(font: Font, scale: SymbolScale = .default) {
      self.init(pointSize: font.size, weight: font.weight, scale: scale)
    }

    /// Returns the configuration with everything that another one has a preference for as there.
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
