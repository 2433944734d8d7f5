/// A colour in sRGB, with straight (not premultiplied) components from 0 to 1.
public struct Color: Hashable, Sendable {
  /// The strength of red, encoded as sRGB, 0…1.
  public var red: Double
  /// The strength of green, encoded as sRGB, 0…1.
  public var green: Double
  /// The strength of blue, encoded as sRGB, 0…1.
  public var blue: Double
  /// The opacity: 0 is clear, 1 hides what is behind.
  public var alpha: Double

  /// No colour at all.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)

  /// Makes a colour from components of 0…1; others are moved to the nearer end.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = min(max(red, 0), 1)
    self.green = min(max(green, 0), 1)
    self.blue = min(max(blue, 0), 1)
    self.alpha = min(max(alpha, 0), 1)
  }

  /// Makes a grey.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes an opaque colour from 0xRRGGBB.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the colour part of the way to another: 0 is this one, 1 the other.
  ///
  /// Mixes premultiplied, so that mixing with `.clear` fades without a change of hue.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    let (own, theirs) = (alpha * (1 - fraction), other.alpha * fraction)
    let sum = own + theirs
    guard sum > 0 else { return withAlphaComponent(0) }
    return Color(
      red: (red * own + other.red * theirs) / sum,
      green: (green * own + other.green * theirs) / sum,
      blue: (blue * own + other.blue * theirs) / sum, alpha: sum)
  }

  /// The colour as a pixel: 0xAARRGGBB with the components multiplied by alpha.
  public var premultiplied: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }

  /// Makes the colour of a premultiplied pixel.
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
