import Support
import TestSupport
import Testing

@Suite("Changes of JSON that keep all other bytes")
struct JSONEditingTests {
  private func read(_ text: String) throws -> JSON {
    var reader = JSONReader(Array(text.utf8))
    return try reader.read()
  }

  @Test(
    "A value takes the place of the first with its key",
    arguments: [
      (#"{"a":1}"#, #"{"a":"n"}"#), ("{ \"b\" :1e2 ,\r\n\t\"a\"\n: [1, 2] }", nil),
      (#"{"\u0061" : 1, "a": 2}"#, #"{"\u0061" : "n", "a": 2}"#),
    ])
  func setting(text: String, expected: String?) throws {
    let expected = expected ?? text.replacing("[1, 2]", with: "\"n\"")
    #expect(try read(text).setting("a", to: "n").text == expected)
  }

  @Test(
    "A new member is separated as the last one",
    arguments: [
      ("{}", #"{"a":"n"}"#), ("{ \n}", #"{"a":"n"}"#), (#"{"b":1}"#, #"{"b":1,"a":"n"}"#),
      ("{\n  \"b\": 1\n}", "{\n  \"b\": 1,\n  \"a\": \"n\"\n}"),
      (
        "{\"b\" : \"\\\"\",\r\n\t\"c\" :2\r\n}",
        "{\"b\" : \"\\\"\",\r\n\t\"c\" :2,\r\n\t\"a\" :\"n\"\r\n}"
      ),
    ])
  func adding(text: String, expected: String) throws {
    #expect(try read(text).setting("a", to: "n").text == expected)
  }

  @Test(
    "A removed member takes its separator with it",
    arguments: [
      (#"{"a":1}"#, "{}"), (#"{"a":1,"a":2}"#, "{}"), (#"{ "a" : 1 , "b":2 }"#, #"{ "b":2 }"#),
      ("{\n \"b\": 1,\n \"a\": 2\n}", "{\n \"b\": 1\n}"),
      (#"{"b":1, "a":2,  "c":3,   "a":4 }"#, #"{"b":1,  "c":3 }"#), (#"{ "b" :1}"#, #"{ "b" :1}"#),
    ])
  func removing(text: String, expected: String) throws {
    #expect(try read(text).removing("a").text == expected)
  }

  @Test("A value inside another changes without the file around it")
  func inner() throws {
    let json = try read(#"{"x": [0], "y": { "z" : 1.0 } , "w": null}"#)
    let inner = try #require(json["y"])
    #expect(inner.setting("z", to: 2).text == #"{ "z" : 2 }"#)
    #expect(
      json.setting("y", to: inner.setting("q", to: [])).text
        == #"{"x": [0], "y": { "z" : 1.0, "q" : [] } , "w": null}"#)
  }

  @Test("A value that was not read changes too, and what is no object becomes one")
  func made() {
    let json: JSON = ["a": 1, "b": 2]
    #expect(json.setting("b", to: 3).removing("a").text == #"{"b":3}"#)
    #expect(JSON.null.setting("a", to: 1).text == #"{"a":1}"#)
    #expect(JSON.null.removing("a") == .null)
  }

  @Test("Whatever the text and the change are, all other bytes stay")
  func law() throws {
    for seed in 0..<1000 {
      var object = SpelledObject(seed: UInt64(seed))
      var json = try read(object.text)
      for _ in 0..<6 {
        switch Int.random(in: 0..<3, using: &object.random) {
        case 0:
          let key = object.anyKey
          json = json.removing(key)
          object.remove(key)
        default:
          let (key, value) = (object.anyKey, object.value(depth: 2))
          json = json.setting(key, to: try read(value))
          object.set(key, to: value)
        }
        try #require(json.text == object.text, "seed \(seed)")
        try #require(try read(json.text) == json, "seed \(seed)")
      }
    }
  }
}
