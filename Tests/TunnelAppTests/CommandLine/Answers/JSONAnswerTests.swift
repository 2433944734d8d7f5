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
}
