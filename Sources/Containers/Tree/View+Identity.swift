extension View {
  /// The view's class, address and frame, to tell it from others in messages.
  var identity: String { "<\(type(of: self)) \(address) \(frame.text)>" }
}

extension Rect {
  /// The rectangle as messages write it: `(0 0; 320 200)`.
  var text: String {
    "(\(Rect.text(minX)) \(Rect.text(minY)); \(Rect.text(width)) \(Rect.text(height)))"
  }

  /// Returns a number as messages write it, with two digits after the point where it has any.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
