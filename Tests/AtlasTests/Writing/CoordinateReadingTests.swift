import Atlas
import TestSupport
import Testing

/// Tests with coordinates-accepted.tsv and coordinates-refused.tsv: a text per line, and its
/// meaning.
struct CoordinateReadingTests {
  @Test("T25, T34: Every notation is read exactly, to the nanodegree")
  func reads() throws {
    let rows = try Table.lines("coordinates-accepted.tsv")
    #expect(rows.count >= 300)
    for row in rows {
      try #require(row.count == 3, "\(row)")
      let expected = try CoordinateFormat.coordinate(from: "\(row[1]), \(row[2])")
      #expect(throws: Never.self, "\(row[0])") {
        let found = try CoordinateFormat.coordinate(from: row[0])
        #expect(found == expected, "\(row[0]): \(CoordinateFormat.exact.string(for: found))")
      }
    }
  }

  @Test("T25, T34: Invalid text gets its reason and a valid example")
  func refuses() throws {
    let rows = try Table.lines("coordinates-refused.tsv")
    #expect(rows.count >= 200)
    for row in rows {
      try #require(row.count == 2, "\(row)")
      let error = #expect(throws: CoordinateError.self, "\(row[0])") {
        try CoordinateFormat.coordinate(from: row[0])
      }
      #expect(error?.reason.description == row[1], "\(row[0])")
      #expect(error?.text == row[0])
      guard let example = error?.example else { continue }
      #expect(throws: Never.self) { try CoordinateFormat.coordinate(from: example) }
    }
  }

  @Test(
    "D81: A geo: address is read with what other programs add to it",
    arguments: [
      "geo:48.2,16.4", "GEO:48.2,16.4,180", "geo:48.2,16.4;u=35", "geo:48.2,16.4;crs=wgs84;u=35",
      "geo:0,0?q=48.2,16.4(Vienna)", "geo:0,0?q=48.2,16.4", "geo:48.2,16.4?z=12",
    ])
  func addresses(text: String) throws {
    let vienna = try CoordinateFormat.coordinate(from: "48.2, 16.4")

    #expect(try CoordinateFormat.coordinate(from: text) == vienna)
  }

  @Test(
    "D81: A geo: address that is no place is refused with the reason",
    arguments: [
      ("geo:0,0?q=Vienna", "it asks for a search (q=), not for a place"),
      ("geo:48.2,16.4;u=far", "“u=far” cannot be part of a geo: address"),
    ])
  func refusedAddresses(text: String, reason: String) {
    let error = #expect(throws: CoordinateError.self) {
      try CoordinateFormat.coordinate(from: text)
    }
    #expect(error?.reason.description == reason)
  }

  @Test("D81: A geo: address in another reference system is refused")
  func otherSystem() {
    let error = #expect(throws: CoordinateError.self) {
      try CoordinateFormat.coordinate(from: "geo:48.2,16.4;crs=nad27")
    }
    #expect(error?.reason == .unknownReferenceSystem("nad27"))
  }

  @Test(
    "T25: What a letter means that is two directions is decided by the user's language",
    arguments: [
      ("48.85 N 2.29 O", "de", "48.85, 2.29"), ("48.85 N 2.29 O", "nl", "48.85, 2.29"),
      ("48.85 N 2.29 O", "fr", "48.85, -2.29"), ("48.85 N 2.29 O", "es-MX", "48.85, -2.29"),
      ("48.85 N 2.29 O", "it_IT.UTF-8", "48.85, -2.29"),
      ("48.85 N 2.29 O", "pt", "48.85, -2.29"),
      ("48.85 N 2.29 O (Paris)", "fr", "48.85, -2.29"),
      ("50.5 s 14.5 v", "cs", "50.5, 14.5"), ("50.5 S 14.5 V", "sk", "50.5, 14.5"),
      ("50.5 s 14.5 v", "sl", "50.5, 14.5"), ("50.5 S 14.5 V", "da", "-50.5, -14.5"),
      ("50.5 S 14.5 V", "sv", "-50.5, -14.5"), ("50.5 S 14.5 V", "nb", "-50.5, -14.5"),
      ("29 D 41 K", "tr", "41, 29"), ("41 K 29 D", "tr", "41, 29"),
      ("29 D 41 K", "hu", "-29, 41"), ("41 K 29 D", "hu", "-29, 41"),
      ("28°58′D 41°00′K", "tr-TR", "41, 28.966666667"), ("28.97 B 41.0 G", "tr", "-41, -28.97"),
      ("5.1 O 52.1 Z", "nl", "-52.1, 5.1"), ("24.94 I 60.17 E", "fi", "-60.17, 24.94"),
      ("14.5 V 50.5 S", "cs", "50.5, 14.5"),
      // The text itself is stronger.
      ("48.85 norte 2.29 O", "de", "48.85, -2.29"),
      ("48,85 n. Br. 2,29 O", "fr", "48.85, 2.29"),
      ("60.1 N 24.9 E", "fi", "60.1, 24.9"), ("33.9 S 18.4 E", "cs", "-33.9, 18.4"),
      ("50.5 s. š. 14.5 v. d.", "da", "50.5, 14.5"),
    ])
  func language(text: String, language: String, place: String) throws {
    let found = try CoordinateFormat.coordinate(from: text, language: language)

    #expect(try found == CoordinateFormat.coordinate(from: place))
  }

  @Test(
    "T25: A language without the letter does not decide",
    arguments: ["en", "da", "zh", "ja", "xx", ""])
  func undecided(language: String) {
    let error = #expect(throws: CoordinateError.self) {
      try CoordinateFormat.coordinate(from: "48.85 N 2.29 O", language: language)
    }
    #expect(error?.reason == .ambiguousO)
  }

  @Test("The message is a sentence and an example")
  func message() {
    let error = CoordinateError(text: "95 8", reason: .latitudeOutOfRange("95"))

    #expect(
      error.description
        == "“95 8” is not a place: the latitude 95 is outside −90 to 90. "
        + "Write for example “56.55, 8.3167”.")
  }

  @Test("T25: A short plus code means the cell nearest to the reference place")
  func shortCode() throws {
    let near = Places.coordinate(56.5, 8.3)
    let full = try CoordinateFormat.coordinate(from: "9F8CH828+2M")

    #expect(try CoordinateFormat.coordinate(from: "H828+2M", near: near) == full)
    #expect(try CoordinateFormat.coordinate(from: "28+2M", near: full) == full)
    #expect(try CoordinateFormat.coordinate(from: "8CH828+2M", near: near) == full)
  }

  @Test("T25: A short plus code crosses cell edges and the date line, and stops at the poles")
  func shortCodeEdges() throws {
    for place in Places.all where abs(place.latitude) < 89 {
      let full = CoordinateFormat.plusCode.string(for: place)
      let meant = try CoordinateFormat.coordinate(from: full)
      for (left, reach) in [(2, 9.9), (4, 0.49), (6, 0.024)] {
        let near = try #require(
          Coordinate(
            latitude: min(max(place.latitude + reach, -90), 90), longitude: place.longitude - reach)
        )
        let short = String(full.dropFirst(left))
        // Two numbers with a plus between them could be anything.
        guard left < 6 || short.contains(where: \.isLetter) else { continue }
        #expect(try CoordinateFormat.coordinate(from: short, near: near) == meant, "\(full)")
      }
    }
  }

  @Test("A text longer than any notation is rejected before parsing")
  func length() {
    let error = #expect(throws: CoordinateError.self) {
      try CoordinateFormat.coordinate(from: String(repeating: "5 ", count: 5000) + "5")
    }
    #expect(error?.reason == .tooLong(10_001))
  }

  @Test(
    "Whatever is pasted is refused in an instant, also a megabyte of it",
    arguments: [
      "<", "{", "[", "<a b=\"", "<!--", "{\"a\":", "[1,", "POINT(", "BEGIN:GEO:",
      "BEGIN: GEO:1;2 GEO:3;4 ", "<a ",
      "[geo:1", "{,", "{'", "<coordinates>1,2 3,4 ", "BEGIN:lat:", "<lat>1</lat>", "{a", "[(", "< ",
    ])
  func hostile(piece: String) {
    let text = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
    #expect(throws: CoordinateError.self) { try CoordinateFormat.coordinate(from: text) }
    for count in [4000, 4001, 4002] {
      #expect(throws: CoordinateError.self) {
        try CoordinateFormat.coordinate(from: String(text.prefix(count)))
      }
    }
  }

  @Test("A file of a megabyte with one place in it is read, and a longer one refused")
  func files() throws {
    let filler = String(repeating: "<desc>Nothing</desc>\n", count: 40_000)
    let text = "<gpx>\(filler)<wpt lat=\"48.85\" lon=\"2.29\"/></gpx>"
    #expect(try CoordinateFormat.coordinate(from: text) == Places.coordinate(48.85, 2.29))
    let error = #expect(throws: CoordinateError.self) {
      try CoordinateFormat.coordinate(from: text + filler)
    }
    #expect(error?.reason == .tooLong(text.count + filler.count - 1))
  }

  @Test("Reading never crashes, whatever the characters")
  func noise() {
    let alphabet = Array("0159.,;:-+−NSEWnsewCVXO/°′″'\"geo:=? \t½é٣")
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let length = Int.random(in: 0..<32, using: &generator)
      let text = String(
        (0..<length).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] })
      guard let coordinate = try? CoordinateFormat.coordinate(from: text) else { continue }
      #expect(-90...90 ~= coordinate.latitude)
      #expect(-180..<180 ~= coordinate.longitude)
    }
  }
}
