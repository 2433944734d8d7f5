/// A value in a message to or from assistive technology.
typealias AssistiveValue = SystemdValue
/// A method call by assistive technology, which is not trusted.
typealias AssistiveCall = SystemdCall

extension AssistiveValue {
  /// Returns a 32-bit integer, limited to what it can hold.
  static func integer(_ number: Int) -> AssistiveValue { .int32(Int32(clamping: number)) }

  /// Returns a length rounded to whole pixels, limited to what screens have; 0 if it is no number.
  static func pixel(_ length: Double) -> Int32 {
    length.isFinite ? Int32(min(max(length.rounded(), -1e9), 1e9)) : 0
  }

  static func dictionary(_ texts: [(String, String)]) -> AssistiveValue {
    .array("{ss}", texts.map { .entry(.string($0.0), .string($0.1)) })
  }
}
