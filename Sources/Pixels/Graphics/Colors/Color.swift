/// An sRGB color with straight (not premultiplied) components of 0…1.
public struct Color: Hashable, Sendable {
  /// The red component, sRGB-encoded, 0…1.
  public var red: Double
  /// The green component, sRGB-encoded, 0…1.
  public var green: Double
  /// The blue component, sRGB-encoded, 0…1.
  public var blue: Double
  /// The opacity: 0 is clear, 1 is opaque.
  public var alpha: Double

  /// Fully transparent black.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)

  /// Creates a color from components, each clamped to 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = min(max(red, 0), 1)
    self.green = min(max(green, 0), 1)
    self.blue = min(max(blue, 0), 1)
    self.alpha = min(max(alpha, 0), 1)
  }

  /// Creates a gray.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates an opaque color from 0xRRGGBB.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }

  /// Returns the color with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the color interpolated toward another: 0 is this color, 1 the other.
  ///
  /// Colors are mixed premultiplied, so that mixing with `.clear` fades without a shift in hue.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    let (own, theirs) = (alpha * (1 - fraction), other.alpha * fraction)
    let sum = own + theirs
    guard sum > 0 else { return withAlphaComponent(0) }
    return Color(
      red: (red * own + other.red * theirs) / sum,
      green: (green * own + other.green * theirs) / sum,
      blue: (blue * own + other.blue * theirs) / sum, alpha: sum)
  }

  /// The color as a premultiplied 0xAARRGGBB pixel.
  public var premultiplied: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }

  /// Creates the color of a premultiplied pixel.
  public init(premultiplied pixel: UInt32) {
    let alpha = Double(pixel >> 24)
    guard alpha > 0 else {
      self = .clear
      return
    }
    self.init(
      red: Double(pixel >> 16 & 255) / alpha, green: Double(pixel >> 8 & 255) / alpha,
      blue: Double(pixel & 255) / alpha, alpha: alpha / 255)
  }
}
