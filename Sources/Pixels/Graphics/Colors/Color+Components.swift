extension Color {
  /// Creates a color from hue, saturation and brightness, each clamped to 0…1.
  ///
  /// - Parameter hue: The position on the color wheel: 0 and 1 are red, 1/3 is green, 2/3 is blue.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let hue = min(max(hue, 0), 1) * 6
    let (saturation, brightness) = (min(max(saturation, 0), 1), min(max(brightness, 0), 1))
    /// Returns the component whose full strength lies `offset` sixths before red.
    func component(_ offset: Double) -> Double {
      let place = (offset + hue).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The position on the color wheel, 0..<1: 0 is red, 1/3 green, 2/3 blue; 0 for grays.
  public var hue: Double {
    let (most, span) = (brightness, brightness - min(red, green, blue))
    guard span > 0 else { return 0 }
    let sixths =
      if red == most {
        (green - blue) / span
      } else if green == most {
        2 + (blue - red) / span
      } else {
        4 + (red - green) / span
      }
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// How far the color is from gray, 0…1; 0 for grays.
  public var saturation: Double {
    brightness > 0 ? (brightness - min(red, green, blue)) / brightness : 0
  }

  /// The strength of the strongest component, 0…1.
  public var brightness: Double { max(red, green, blue) }

  /// Writes the components to the pointers that are not `nil`; always succeeds.
  ///
  /// For compatibility with UIKit. The properties return the same values.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<Double>?, green: UnsafeMutablePointer<Double>?,
    blue: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity to the pointers that are not `nil`; always
  /// succeeds.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<Double>?, saturation: UnsafeMutablePointer<Double>?,
    brightness: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    hue?.pointee = self.hue
    saturation?.pointee = self.saturation
    brightness?.pointee = self.brightness
    alpha?.pointee = self.alpha
    return true
  }

  /// Writes the white and the opacity of a gray to the pointers that are not `nil`.
  ///
  /// - Returns: Whether the color is a gray; otherwise nothing is written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = self.alpha
    return true
  }
}
