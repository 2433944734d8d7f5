/// Formatting of lengths for display: meters below a kilometer, kilometers above.
public enum DistanceFormat {
  /// Returns a length for display: `850 m`, `1.2 km`, `12 km`, `12,742 km`.
  ///
  /// Meters are whole numbers. Kilometers have one decimal below ten. Commas separate thousands.
  ///
  /// - Parameter meters: A length that is negative, NaN, or at least 1e15 gives a dash.
  public static func string(meters: Double) -> String {
    guard meters >= 0, meters < 1e15 else { return "–" }
    let whole = meters.rounded()
    if whole < 1000 { return "\(Int64(whole)) m" }
    let tenths = (meters / 100).rounded()
    if tenths < 100 { return "\(Int64(tenths) / 10).\(Int64(tenths) % 10) km" }
    return grouped(Int64((meters / 1000).rounded())) + " km"
  }

  /// Returns an integer with commas between groups of thousands: `12,742`.
  public static func grouped(_ number: Int64) -> String {
    let digits = String(number.magnitude)
    var text = number < 0 ? "−" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.utf8.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
