import Testing

@testable import TunnelApp

struct MomentTests {
  @Test(
    "ISO 8601 dates are parsed",
    arguments: [
      ("1970-01-01", 0), ("1970-01-01T00:00:00Z", 0), ("2026-06-21T12:00Z", 1_782_043_200),
      ("2026-06-21 12:00", 1_782_043_200), ("2026-06-21T14:00:00+02:00", 1_782_043_200),
      ("2026-06-21T14:00+0200", 1_782_043_200), ("2026-06-21T04:30-07:30", 1_782_043_200),
      ("2026-06-21T14+02", nil), ("2026-06-21T14:00+02", 1_782_043_200),
      ("2026-06-21t12:00:00.5z", 1_782_043_200.5), ("2026-06-21T12:00:00,25Z", 1_782_043_200.25),
      ("2024-02-29", 1_709_164_800), ("2000-02-29", 951_782_400), ("1969-12-31T23:59:59Z", -1),
      ("0001-01-01", -62_135_596_800), ("9999-12-31", 253_402_214_400),
      ("2016-12-31T23:59:60Z", 1_483_228_800),
    ] as [(String, Double?)])
  func reads(text: String, seconds: Double?) {
    #expect(Moment(iso8601: text)?.secondsSince1970 == seconds)
  }

  @Test(
    "Invalid dates are refused",
    arguments: [
      "", "now", "2026", "2026-06", "2026-6-21", "2026-13-01", "2026-00-10", "2026-02-29",
      "1900-02-29", "2026-06-31", "2026-06-00", "0000-01-01", "2026-06-21T", "2026-06-21T24:00",
      "2026-06-21T12:60", "2026-06-21T12:00:61", "2026-06-21T12:00:00.", "2026-06-21T12:00ZZ",
      "2026-06-21T12:00+25:00", "2026-06-21T12:00+", "-2026-06-21", "2026-06-21x",
      "0001-01-01T00:00+00:01", "9999-12-31T23:59:60Z", "9999-12-31T23:59-00:01",
    ])
  func refuses(text: String) {
    #expect(Moment(iso8601: text) == nil)
    let failure = #expect(throws: CommandFailure.self) { try Moment(reading: text) }
    #expect(failure?.status == .unreadableInput)
  }

  @Test("A moment is written in UTC and round-trips")
  func writes() throws {
    let noon = try #require(Moment(iso8601: "2026-06-21T14:00:30+02:00"))
    #expect(noon.description == "2026-06-21T12:00:30Z")

    for text in ["0001-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "2024-02-29T23:00:01Z"] {
      #expect(Moment(iso8601: text)?.description == text)
    }
  }
}

struct AlternatingTextTests {
  @Test("The text is the last one written, and copies of earlier ones are unaffected")
  func writing() {
    var text = AlternatingText()
    #expect(text.text.isEmpty)
    var held: [String] = []
    for number in 0..<5 {
      text.write {
        $0 += "a text too long to stand in itself, "
        $0 += String(number)
      }
      held.append(text.text)
    }
    #expect(held == (0..<5).map { "a text too long to stand in itself, \($0)" })
  }
}
