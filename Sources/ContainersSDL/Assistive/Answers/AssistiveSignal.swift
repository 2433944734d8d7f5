/// A signal to assistive technology.
struct AssistiveSignal: Hashable {
  /// The part of an application that an event concerns.
  enum Source: String {
    case object = "org.a11y.atspi.Event.Object"
    case window = "org.a11y.atspi.Event.Window"
  }

  /// The member that tells where an element is now.
  static let boundsChanged = "BoundsChanged"

  var path: String
  var interface: String
  var member: String
  var body: [AssistiveValue]

  init(path: String, interface: String, member: String, body: [AssistiveValue]) {
    (self.path, self.interface, self.member, self.body) = (path, interface, member, body)
  }

  /// An event of an object, with the details and the value that its kind defines.
  init(
    _ object: AssistiveObject, _ member: String, _ detail: String = "",
    _ numbers: (Int, Int) = (0, 0), _ value: AssistiveValue = .int32(0), of source: Source = .object
  ) {
    self.init(
      path: object.path, interface: source.rawValue, member: member,
      body: [
        .string(detail), .integer(numbers.0), .integer(numbers.1), .variant(value),
        .array("{sv}", []),
      ])
  }

  /// The signal in one line: `StateChanged focused 1 0`.
  var line: String {
    let details = body.prefix(3).compactMap { value -> String? in
      switch value {
      case .string(let text): text.isEmpty ? nil : text
      case .int32(let number): String(number)
      default: nil
      }
    }
    return ([member] + details).joined(separator: " ")
  }
}
