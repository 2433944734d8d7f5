internal import FoundationEssentials

/// A part of a date that is changed by itself.
enum DateField: Equatable {
  case day, month, year, hour, minute, half

  /// The unit by which a step changes the date.
  var component: Calendar.Component {
    switch self {
    case .day: .day
    case .month: .month
    case .year: .year
    case .hour, .half: .hour
    case .minute: .minute
    }
  }

  /// The largest number of digits that a person types.
  var digits: Int { self == .year ? 4 : 2 }

  /// Returns the fields of a mode, as a date is written somewhere.
  static func fields(date: Bool, time: Bool, _ conventions: DateConventions) -> [DateField] {
    var fields: [DateField] = []
    if date {
      switch conventions.order {
      case .dayMonthYear: fields = [.day, .month, .year]
      case .monthDayYear: fields = [.month, .day, .year]
      case .yearMonthDay: fields = [.year, .month, .day]
      }
    }
    if time { fields += conventions.hasHalves ? [.hour, .minute, .half] : [.hour, .minute] }
    return fields
  }

  /// Returns the text of the field, and the text between it and the next one.
  func text(
    of parts: DateComponents, _ conventions: DateConventions, next: DateField?
  ) -> (text: String, gap: String) {
    let numeric = conventions.order == .yearMonthDay
    switch self {
    case .day:
      let gap = next == .hour ? "   " : conventions.order == .monthDayYear ? ", " : " "
      let day = parts.day ?? 1
      return (numeric ? Self.padded(day) : "\(day)", next == nil ? "" : gap)
    case .month:
      let month = parts.month ?? 1
      let name = numeric ? Self.padded(month) : Messages.Dates.shortMonths[(month - 1) % 12]
      return (name, numeric ? "-" : " ")
    case .year: return ("\(parts.year ?? 1)", next == .hour ? "   " : numeric ? "-" : "")
    case .hour:
      let hour = parts.hour ?? 0
      return (conventions.hasHalves ? "\((hour + 11) % 12 + 1)" : Self.padded(hour), ":")
    case .minute: return (Self.padded(parts.minute ?? 0), next == nil ? "" : " ")
    case .half: return (Messages.Dates.halves[(parts.hour ?? 0) / 12], "")
    }
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns the parts with a number that was typed for the field, or `nil` if it is out of range.
  func setting(_ number: Int, in parts: DateComponents, hasHalves: Bool) -> DateComponents? {
    var parts = parts
    switch self {
    case .day where (1...31).contains(number): parts.day = number
    case .month where (1...12).contains(number): parts.month = number
    case .year where (1...9999).contains(number): parts.year = number
    case .hour where hasHalves && (1...12).contains(number):
      parts.hour = number % 12 + (parts.hour ?? 0) / 12 * 12
    case .hour where !hasHalves && (0...23).contains(number): parts.hour = number
    case .minute where (0...59).contains(number): parts.minute = number
    default: return nil
    }
    return parts
  }

  /// The largest number that can be typed.
  func greatest(hasHalves: Bool) -> Int {
    switch self {
    case .day: 31
    case .month: 12
    case .year: 9999
    case .hour: hasHalves ? 12 : 23
    case .minute: 59
    case .half: 1
    }
  }
}
