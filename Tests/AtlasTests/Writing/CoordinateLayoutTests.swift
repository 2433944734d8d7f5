import Atlas
import TestSupport
import Testing

/// Laws of reading, with texts in all combinations of layouts, and with the texts of
/// coordinates-accepted.tsv spelled in other ways.
struct CoordinateLayoutTests {
  @Test("T25: A text in any combination of layouts is read as its place or refused")
  func layouts() throws {
    var generator = SeededGenerator(seed: 47)
    var (count, read) = (0, 0)
    for angle in WrittenAngles.all {
      for direction in Directions.allCases {
        for separator in Self.separators {
          let around = Self.surroundings[count % Self.surroundings.count]
          let tenths = (
            Int.random(in: -3_239_999...3_239_999, using: &generator),
            Int.random(in: -6_479_999...6_479_999, using: &generator)
          )
          let pair =
            direction.text(angle, tenths.0, isLatitude: true) + separator
            + direction.text(angle, tenths.1, isLatitude: false)
          let text = around.0 + pair + around.1
          count += 1
          guard let found = try? CoordinateFormat.coordinate(from: text) else { continue }
          read += 1
          let off = [
            abs(found.latitude - Double(tenths.0) / 36000),
            abs(found.longitude - Double(tenths.1) / 36000),
          ]
          #expect(off.max() ?? 0 <= angle.precision, "\(text): \(found)")
        }
      }
    }
    #expect(count >= 1000)
    #expect(Double(read) / Double(count) > 0.8, "\(read) of \(count)")
  }

  @Test("T25: Every layout that leaves no doubt is read")
  func plainLayouts() {
    let (north, west) = (1_758_840, -84_630)
    for angle in WrittenAngles.all {
      for direction in Directions.allCases {
        let text =
          direction.text(angle, north, isLatitude: true) + ", "
          + direction.text(angle, west, isLatitude: false)
        // A run of two numbers with hyphens needs letters.
        guard direction != .sign || angle.needsNoLetter else { continue }
        #expect(throws: Never.self, "\(text)") {
          let found = try CoordinateFormat.coordinate(from: text)
          #expect(abs(found.latitude - Double(north) / 36000) <= angle.precision, "\(text)")
          #expect(abs(found.longitude - Double(west) / 36000) <= angle.precision, "\(text)")
        }
      }
    }
  }

  @Test("T25: An invisible character anywhere changes nothing")
  func invisible() throws {
    let characters = Array(
      "\u{200E}\u{200F}\u{202A}\u{202C}\u{2066}\u{2069}\u{061C}\u{200B}\u{2060}\u{FEFF}\u{AD}"
        .unicodeScalars)
    var generator = SeededGenerator(seed: 4)
    for row in try Table.lines("coordinates-accepted.tsv") {
      let expected = try CoordinateFormat.coordinate(from: row[0])
      for _ in 0..<3 {
        var scalars = Array(row[0].unicodeScalars)
        let character = characters[Int.random(in: characters.indices, using: &generator)]
        scalars.insert(character, at: Int.random(in: 0...scalars.count, using: &generator))
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        let found = try? CoordinateFormat.coordinate(from: String(text))
        #expect(found == expected, "\(String(text).debugDescription)")
      }
    }
  }

  @Test("T25: The digits may be those of any script")
  func digits() throws {
    let zeros: [UInt32] = [0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0xFF10, 0x1D7CE]
    for (index, row) in try Table.lines("coordinates-accepted.tsv").enumerated() {
      let zero = zeros[index % zeros.count]
      var text = String.UnicodeScalarView()
      for scalar in row[0].unicodeScalars {
        let isDigit = UnicodeScalar("0")...UnicodeScalar("9") ~= scalar
        text.append(isDigit ? UnicodeScalar(scalar.value - 0x30 + zero) ?? scalar : scalar)
      }
      let found = try? CoordinateFormat.coordinate(from: String(text))
      #expect(found == (try CoordinateFormat.coordinate(from: row[0])), "\(String(text))")
    }
  }

  private static let separators = [
    " ", ", ", "; ", ";", "/", " / ", "|", " | ", "\t", "\n", " - ", "-", ":", " : ", " , ",
    "\u{A0}", "、", "·", "_",
  ]

  private static let surroundings = [
    ("", ""), ("(", ")"), ("“", "”"), ("\"", "\""), ("«", "»"), ("[", "]"), ("", "."), ("", ","),
    ("Label: ", ""), ("", " (Label)"), ("GPS: ", ""), ("Lat/Lon: ", ""), ("@", ""),
    ("Label (", ")"), ("", " [Gare du Nord]"), ("Position ", ""), ("Here: “", "”."),
    ("\u{FEFF}", ""),
  ]
}

/// A layout of one angle, given in tenths of seconds.
private struct WrittenAngles: Sendable {
  /// How exact the layout is, in degrees.
  let precision: Double
  /// Whether two numbers without letters are read too.
  var needsNoLetter = true
  let text: @Sendable (_ tenths: Int, _ isLatitude: Bool) -> String

  static let all: [WrittenAngles] = [
    decimal("", "."), decimal("°", "."), decimal(" deg", "."), decimal("", ","), decimal("°", ","),
    decimal("˚", "·"),
    minutes("°", "′"), minutes("° ", "'"), minutes("º", "´"), minutes(" ", ""), minutes("d", "m"),
    minutes(":", ""), minutes("-", "", needsNoLetter: false),
    minutes(" deg ", " min"), minutes("°", "′", mark: ","),
    seconds("°", "′", "″"), seconds("° ", "' ", "\""), seconds("°", "'", "''"),
    seconds("°", "’", "”"), seconds(":", ":", ""), seconds("-", "-", ""), seconds(" ", " ", ""),
    seconds("/", "/", "", needsNoLetter: true), seconds("d", "m", "s"),
    seconds("度", "分", "秒"), seconds("°", "′", "″", mark: ","), seconds("|", "|", ""),
    seconds(".", ".", "", needsNoLetter: false), seconds("_", "_", "", needsNoLetter: false),
    seconds("°-", "′-", "″"), seconds("°:", "′:", "″"), minutes("°:", "′"),
    minutes("°-", "′", needsNoLetter: false), minutes("_", "", needsNoLetter: false),
    admiralty("°", "′"), admiralty("° ", "'"), charts, packed,
  ]

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }

  private static func decimal(_ sign: String, _ mark: String) -> WrittenAngles {
    WrittenAngles(precision: 1.1e-6) { tenths, _ in
      let micro = (tenths * 1_000_000 + 18000) / 36000
      return "\(micro / 1_000_000)\(mark)\(padded(micro % 1_000_000, 6))\(sign)"
    }
  }

  private static func minutes(
    _ degree: String, _ minute: String, mark: String = ".", needsNoLetter: Bool = true
  ) -> WrittenAngles {
    WrittenAngles(precision: 1.7e-5, needsNoLetter: needsNoLetter) { tenths, _ in
      let thousandths = tenths % 36000 * 1000 / 600
      return "\(tenths / 36000)\(degree)\(padded(thousandths / 1000, 2))\(mark)"
        + "\(padded(thousandths % 1000, 3))\(minute)"
    }
  }

  private static func seconds(
    _ degree: String, _ minute: String, _ second: String, mark: String = ".",
    needsNoLetter: Bool = true
  ) -> WrittenAngles {
    WrittenAngles(precision: 1e-8, needsNoLetter: needsNoLetter) { tenths, _ in
      "\(tenths / 36000)\(degree)\(padded(tenths / 600 % 60, 2))\(minute)"
        + "\(padded(tenths / 10 % 60, 2))\(mark)\(tenths % 10)\(second)"
    }
  }

  /// As on charts: `50°43′.25`.
  private static func admiralty(_ degree: String, _ minute: String) -> WrittenAngles {
    WrittenAngles(precision: 1.7e-5) { tenths, _ in
      let thousandths = tenths % 36000 * 1000 / 600
      return "\(tenths / 36000)\(degree)\(padded(thousandths / 1000, 2))\(minute)."
        + padded(thousandths % 1000, 3)
    }
  }

  /// The mark under the sign: `50° 43.′25`.
  private static let charts = WrittenAngles(precision: 1.7e-5) { tenths, _ in
    let thousandths = tenths % 36000 * 1000 / 600
    return "\(tenths / 36000)° \(padded(thousandths / 1000, 2)).′"
      + padded(thousandths % 1000, 3)
  }

  /// As in flight plans, `504315.3`, which needs its letter.
  private static let packed = WrittenAngles(precision: 1e-8, needsNoLetter: false) {
    tenths, isLatitude in
    padded(tenths / 36000, isLatitude ? 2 : 3) + padded(tenths / 600 % 60, 2)
      + padded(tenths / 10 % 60, 2) + ".\(tenths % 10)"
  }
}

/// Where an angle says which half of the globe it is on.
private enum Directions: CaseIterable {
  case sign, letterBehind, letterBehindSpace, letterBefore, word

  func text(_ angle: WrittenAngles, _ tenths: Int, isLatitude: Bool) -> String {
    let number = angle.text(abs(tenths), isLatitude)
    let name = isLatitude ? tenths < 0 ? "south" : "north" : tenths < 0 ? "west" : "east"
    let letter = name.prefix(1).uppercased()
    return switch self {
    case .sign: (tenths < 0 ? "-" : "") + number
    case .letterBehind: number + letter
    case .letterBehindSpace: "\(number) \(letter)"
    case .letterBefore: "\(letter) \(number)"
    case .word: "\(number) \(name)"
    }
  }
}
