extension View {
  /// The class, address, and frame of the view, which identify it in messages.
  var identity: String { "<\(type(of: self)) \(address) \(frame.text)>" }
}

extension Rect {
  /// The rectangle as written in messages, such as `(0 0; 320 200)`.
  var text: String {
    "(\(Rect.text(minX)) \(Rect.text(minY)); \(Rect.text(width)) \(Rect.text(height)))"
  }

  /// Returns a number as written in messages, rounded to two decimal places, without a fraction if
  /// it is a whole number.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
