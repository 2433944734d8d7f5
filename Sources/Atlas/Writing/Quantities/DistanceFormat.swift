/// Formatting of lengths for display: meters below a kilometer, kilometers above.
public enum DistanceFormat {
  /// Returns a length for display: `850 m`, `1.2 km`, `12 km`, `12,742 km`.
  ///
  /// Meters are whole numbers. Kilometers have one decimal below ten. Separators are those of the
  /// conventions in force.
  ///
  /// - Parameter meters: A length that is negative, NaN, or at least 1e15 gives a dash.
  public static func string(meters: Double) -> String {
    guard meters >= 0, meters < 1e15 else { return "–" }
    let whole = meters.rounded()
    if whole < 1000 { return "\(Int64(whole)) m" }
    let tenths = (meters / 100).rounded()
    if tenths < 100 { return decimal(Int64(tenths)) + " km" }
    return grouped(Int64((meters / 1000).rounded())) + " km"
  }

  /// Returns an integer with separators between groups of thousands: `12,742`.
  public static func grouped(_ number: Int64) -> String {
    (number < 0 ? "−" : "")
      + WritingConventions.current.numbers.grouped(String(number.magnitude))
  }

  /// Returns a number of at least 0 with decimals: `1.2` for 12 tenths.
  ///
  /// - Parameter digits: The number of decimals.
  package static func decimal(_ parts: Int64, digits: Int = 1) -> String {
    let all = String(parts)
    let text = String(repeating: "0", count: max(0, digits + 1 - all.utf8.count)) + all
    return String(text.dropLast(digits)) + WritingConventions.current.numbers.decimal
      + String(text.suffix(digits))
  }
}
