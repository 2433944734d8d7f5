import Support
import Testing

@Suite("The writer of JSON")
struct JSONWritingTests {
  @Test("Values of a program are written on one line")
  func line() {
    let json: JSON = ["b": [1, .number(0.5), .number(.infinity)], "a": true, "c": [:]]
    #expect(json.text == #"{"b":[1,0.5,null],"a":true,"c":{}}"#)
  }

  @Test("Texts have escapes for quotes, and for what terminals would obey")
  func escapes() throws {
    let text = "Æ \"q\" \\ / \n\r\t\u{1} \u{7F}\u{85}\u{202E}\u{E0001} 🌍"
    let json = JSON.string(text)
    #expect(
      json.text
        == #""Æ \"q\" \\ / \n\r\t\u0001 \u007f\u0085\u202e\udb40\udc01 🌍""#)
    var reader = JSONReader(json.bytes)
    #expect(try reader.read() == json)
  }

  @Test("A value that was read keeps its bytes inside one that was not")
  func mixed() throws {
    var reader = JSONReader(Array(#"{ "a" : 1e2 }"#.utf8))
    #expect(try JSON.array([reader.read(), 2]).text == #"[{ "a" : 1e2 },2]"#)
  }

  @Test("Keys are sorted if so wished, and those without a value are left out")
  func sorting() {
    #expect(JSON(sorting: ["b": 1, "a": nil, "A": 2]).text == #"{"A":2,"b":1}"#)
  }

  @Test("A long value has lines, a short one stands in its line")
  func formatted() throws {
    var reader = JSONReader(Array(#"{"list": [1,   2], "empty": {}, "text": "\u0061"}"#.utf8))
    let json = try reader.read()
    #expect(json.formatted() == #"{"list": [1, 2], "empty": {}, "text": "a"}"#)
    #expect(
      json.formatted(width: 20) == """
        {
          "list": [1, 2],
          "empty": {},
          "text": "a"
        }
        """)
    #expect(JSON.array([[:], [1]]).formatted(width: 0) == "[\n  {},\n  [\n    1\n  ]\n]")
  }
}
