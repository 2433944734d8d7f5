import Atlas
import Foundation
import Support
import Testing

@testable import TunnelApp

struct JSONAnswerTests {
  @Test("T34: Coordinates are written with full precision")
  func coordinates() throws {
    let start = try #require(Coordinate(latitude: -0.000000001, longitude: 123.456789012))

    #expect(
      JSON(start).lines == """
        {
          "latitude": -0.000000001,
          "longitude": 123.456789012
        }
        """)
  }

  @Test("Keys are sorted, objects nest, and a nil value omits its key")
  func objects() {
    let value = JSON(sorting: ["b": ["d": "x"]])
      .adding(["a": .number(1.25, decimals: 1), "c": nil, "e": [:]])

    #expect(
      value.lines == """
        {
          "a": 1.3,
          "b": {
            "d": "x"
          },
          "e": {}
        }
        """)
  }

  @Test("On one line a value has no whitespace and the same keys")
  func line() {
    let value = JSON(sorting: ["b": ["d": "x y"], "a": 1])

    #expect(value.text == "{\"a\":1,\"b\":{\"d\":\"x y\"}}")
  }

  @Test("Any text survives a round trip through a JSON parser")
  func strings() throws {
    let text = "Ærø \"q\" \\ / \n\r\t\u{1}\u{1f} 北京 🌍"
    let data = Data(JSON(sorting: ["name": .string(text)]).lines.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: String])

    #expect(object["name"] == text)
  }

  @Test("Rounding to zero leaves no minus sign")
  func zero() {
    #expect(JSON.number(-0.0001, decimals: 2).lines == "0.0")
  }

  @Test("The antipode's object has its documented keys")
  func antipode() throws {
    let start = try #require(Coordinate(latitude: 56.55, longitude: 8.316667))
    let data = Data(AntipodeAnswer(start: start).json.lines.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let antipode = try #require(object["antipode"] as? [String: Double])

    #expect(Set(object.keys) == ["antipode", "latitude", "longitude", "tunnelLength"])
    #expect(object["latitude"] as? Double == 56.55)
    #expect(object["longitude"] as? Double == 8.316667)
    #expect(antipode == ["latitude": -56.55, "longitude": -171.683333])
    #expect(object["tunnelLength"] as? Double == 12_726_575.393)
  }

  /// Returns the answer about a fall, from 56.55° N 8.316667° E if nothing else is said.
  private func fall(
    to end: (Double, Double) = (-56.55, -171.683333), at fraction: Double? = nil
  ) throws -> FallAnswer {
    let start = try #require(Coordinate(latitude: 56.55, longitude: 8.316667))
    let end = try #require(Coordinate(latitude: end.0, longitude: end.1))
    return try FallAnswer(from: start, to: end, at: fraction)
  }

  private func object(_ answer: FallAnswer) throws -> [String: Any] {
    let data = Data(answer.json.lines.utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("T40: The fall's object has its documented keys")
  func fallKeys() throws {
    let plain = try object(fall())
    let moment = try object(fall(at: 0.42))
    let known: Set = [
      "deepest", "fallTime", "latitude", "length", "longitude", "sources", "to", "topSpeed",
    ]

    #expect(Set(plain.keys) == known)
    #expect(plain["to"] as? [String: Double] == ["latitude": -56.55, "longitude": -171.683333])
    #expect(Set(moment.keys) == known.union(["at"]))
    #expect(
      Set(try #require(moment["at"] as? [String: Any]).keys) == [
        "depth", "distance", "elapsed", "gravity", "layer", "speed", "temperature",
      ])
    let sources = try #require(moment["sources"] as? [String: String])
    #expect(sources["length"] == "WGS84")
    #expect(sources["fallTime"] == "PREM")
  }

  @Test("T40: At the center, half of the time is over, and gravity is nothing")
  func fallCenter() throws {
    let answer = try object(fall(at: 0.5))
    let at = try #require(answer["at"] as? [String: Any])

    #expect(at["depth"] as? Double == answer["deepest"] as? Double)
    #expect(at["speed"] as? Double == answer["topSpeed"] as? Double)
    #expect(at["elapsed"] as? Double == 1145.3)
    #expect(at["gravity"] as? Double == 0)
    #expect(at["layer"] as? String == "Inner core")
    #expect(at["temperature"] as? Double == 5957)
  }

  @Test("T40: A fall begins and ends at rest on the surface", arguments: [0.0, 1])
  func fallEnds(fraction: Double) throws {
    let answer = try object(fall(to: (48.85, 2.35), at: fraction))
    let at = try #require(answer["at"] as? [String: Any])

    #expect(at["depth"] as? Double == 0)
    #expect(at["speed"] as? Double == 0)
    #expect(at["distance"] as? Double == fraction * (try #require(answer["length"] as? Double)))
  }

  @Test("T40: The lines of a fall name both ends, the tunnel, the times and the moment")
  func fallLines() throws {
    let lines = try fall(at: 0.42).lines

    #expect(
      lines == [
        "56.55, 8.316667", "to −56.55, −171.683333", "tunnel 12,727 km long, 6,371 km deep",
        "fall without air 38 min 11 s, with an even density 42 min 10 s",
        "top speed 35,708 km/h", "after 16 min 2 s: depth 4,590 km, Outer core",
        "speed 33,594 km/h, gravity 6.11 m/s²", "temperature ≈ 5,400 °C",
      ])
    #expect(try Array(fall().lines) == Array(lines.prefix(5)))
  }

  @Test("T40: Small numbers have decimals, and no temperature is told at the surface")
  func fallNearby() throws {
    let lines = try fall(to: (56.55, 8.317), at: 0).lines

    #expect(lines[4] == "top speed 0.0 km/h")
    #expect(lines[6] == "speed 0.0 km/h, gravity 9.82 m/s²")
    #expect(lines.count == 7)
  }

  @Test("T40: Between a place and itself there is no tunnel")
  func fallNowhere() throws {
    let pole = try #require(Coordinate(latitude: 90, longitude: 0))
    let same = try #require(Coordinate(latitude: 90, longitude: 50))
    let failure = #expect(throws: CommandFailure.self) {
      try FallAnswer(from: pole, to: same, at: nil)
    }

    #expect(failure?.status == .nothingFound)
  }
}
