import Foundation
import Testing

@testable import Atlas

struct TimeZoneRulesTests {
  private func zone(_ name: String) throws -> TimeZoneRules {
    try #require(TimeZoneRules(name: name, bytes: try Table.bytes("zones/\(name)")))
  }

  @Test("T22: Offsets match Python's zoneinfo for the same files, from 1890 to 2096")
  func reference() throws {
    var zones: [String: TimeZoneRules] = [:]
    let rows = try Table.rows("zones.csv")
    for row in rows {
      let name = String(row[0])
      let rules = try zones[name] ?? zone(name)
      zones[name] = rules
      let offset = rules.offset(at: try #require(Double(row[1])))
      #expect(offset.seconds == Int(row[2]), "\(row)")
      #expect(offset.abbreviation == row[3], "\(row)")
    }
    #expect(rows.count == 1500)
    #expect(zones.count == 10)
  }

  @Test("A clock changes at the exact second")
  func change() throws {
    let copenhagen = try zone("Europe/Copenhagen")
    // March 29, 2026 and March 29, 2099, 01:00 UTC.
    for moment in [1_774_746_000.0, 4_078_429_200] {
      #expect(copenhagen.offset(at: moment - 0.5).seconds == 3600)
      #expect(copenhagen.offset(at: moment).seconds == 7200)
    }
  }

  @Test("A damaged file has no rules, however it is truncated or corrupted")
  func damage() throws {
    let bytes = try Table.bytes("zones/Europe/Dublin")
    for count in stride(from: 0, to: bytes.count - 30, by: 7) {
      #expect(TimeZoneRules(name: "x", bytes: Array(bytes[..<count])) == nil, "\(count)")
    }
    for index in bytes.indices {
      for bit in [0, 3, 7] {
        var bent = bytes
        bent[index] ^= 1 << bit
        // Whatever it contains, querying it is safe.
        _ = TimeZoneRules(name: "x", bytes: bent)?.offset(at: 1_782_043_200)
        _ = TimeZoneRules(name: "x", bytes: bent)?.offset(at: 9_999_999_999)
      }
    }
  }

  @Test("Names that leave the directory have no rules")
  func names() {
    for name in ["", "../passwd", "Europe//Berlin", "/etc/passwd", "Europe/..", "Nowhere/Land"] {
      #expect(TimeZoneRules(name: name) == nil)
    }
  }

  @Test(
    "POSIX rules are parsed, others are rejected",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", true), ("<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45", true),
      ("<-03>3", true), ("EST5EDT,J60,J300", true), ("EST5EDT,59/0,299/25", true), ("UTC0", true),
      ("", false), ("CET", false), ("CET-1CEST", false), ("CET-1CEST,M13.1.0,M10.5.0", false),
      ("CET-1CEST,M3.5.0", false), ("CET-1CEST,M3.5.0,M10.5.0x", false), ("<+1>", false),
    ])
  func rules(text: String, isRule: Bool) {
    #expect((YearlyRule(text) != nil) == isRule)
  }

  @Test("Days of the year are counted with and without the leap day")
  func daysOfTheYear() throws {
    // 2024 is a leap year: J60 is March 1, day 59 is February 29, both at 02:00.
    let julian = try #require(YearlyRule("AAA0BBB,J60,J300"))
    let zeroBased = try #require(YearlyRule("AAA0BBB,59,299"))
    let march = Int64(GregorianCalendar.day(ofYear: 2024, month: 3, day: 1)) * 86_400 + 7200

    #expect(julian.offset(at: march - 1).abbreviation == "AAA")
    #expect(julian.offset(at: march).abbreviation == "BBB")
    #expect(zeroBased.offset(at: march - 86_401).abbreviation == "AAA")
    #expect(zeroBased.offset(at: march - 86_400).abbreviation == "BBB")
  }
}
