internal import Glibc

extension Color {
  /// The relative luminance as WCAG defines it, 0…1, whatever the opacity.
  package var relativeLuminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast with another color as WCAG defines it, 1…21, as if both were opaque.
  package func contrast(with other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns the color, mixed with as little black or white as gives it a contrast with all grounds.
  ///
  /// If neither black nor white has the contrast, the one with the greater is returned.
  package func legible(on grounds: [Color], contrast wanted: Double) -> Color {
    func least(_ color: Color) -> Double {
      grounds.map { color.contrast(with: $0) }.min() ?? .infinity
    }
    // What is drawn is rounded to 256 steps.
    let wanted = wanted * 1.015
    guard least(self) < wanted else { return self }
    let ends = [Color.black, .white]
    let found = ends.filter { least($0) >= wanted }.map { end in
      var (low, high) = (0.0, 1.0)
      for _ in 0..<10 {
        let middle = (low + high) / 2
        if least(mixed(with: end, by: middle)) < wanted { low = middle } else { high = middle }
      }
      return (share: high, color: mixed(with: end, by: high))
    }
    return found.min { $0.share < $1.share }?.color
      ?? ends.max { least($0) < least($1) } ?? self
  }
}
