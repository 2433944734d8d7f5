import Support
import Testing

@Suite("The reader of JSON")
struct JSONReaderTests {
  private func read(
    _ text: String, _ dialect: JSONReader.Dialect = .standard
  ) throws(JSONReader.Failure) -> JSON {
    var reader = JSONReader(Array(text.utf8), dialect)
    return try reader.read()
  }

  private func failure(_ text: String) -> JSONReader.Failure? {
    do throws(JSONReader.Failure) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "What was read is written with the same bytes",
    arguments: [
      "1.0e2", "-0", "1e400", "\"\\u00e9\\/\\b\"", "\"\u{85}\u{202E}é\"", "null", "[ ]", "{\t}",
      "{ \"a\" :1,\r\n\"a\":[1 , 2.50]\n,\"\\u0062\" : { } }",
    ])
  func bytes(text: String) throws {
    #expect(try read(text).text == text)
    // Byte order mark and space belong to the file, not to its value.
    #expect(try read("\u{FEFF} \(text)\n").text == text)
    #expect(try read("[\(text)]").array?.first?.text == text)
  }

  @Test("Values are equal or not by what they are, whatever their bytes are")
  func equality() throws {
    #expect(try read(#"{"a":["é",1]}"#) == read("{ \"\\u0061\": [\"\\u00e9\", 1] }"))
    #expect(try read("1.0") != read("1"))
    #expect(try read(#"{"a":1}"#) == ["a": 1])
  }

  @Test(
    "Numbers are those of the standard",
    arguments: [
      "0", "-0", "10", "1.5", "0.0", "1e5", "1E+05", "-1.25e-10", "1e999",
    ])
  func numbers(text: String) throws { #expect(try read(text).content == .number(text)) }

  @Test(
    "What Swift alone takes for a number is refused",
    arguments: [
      "01", "-", "+1", ".5", "1.", "1.e5", "1e", "1e+", "1e5.5", "1-2", "--1", "0x1", "inf", "nan",
      "1e5e5", "00", "1:", "[1:2]",
    ])
  func otherNumbers(text: String) { #expect(failure(text) != nil) }

  @Test("A file may have several values, with space or record separators between them")
  func severalValues() throws {
    var reader = JSONReader(Array("{\"a\":1}\n\u{1E}[2] 3\n".utf8), .standard)

    #expect(try reader.readAll().map(\.text) == [#"{"a":1}"#, "[2]", "3"])
  }

  @Test("A number is not looked at before somebody asks for it")
  func lateNumbers() throws {
    let json = try read("[9007199254740993, 1e400, 12]")
    #expect(json.array?.map(\.integer) == [9_007_199_254_740_993, nil, 12])
    #expect(json.array?.map(\.number) == [9_007_199_254_740_992, .infinity, 12])
    #expect(throws: JSONReader.Failure.self) { try read("1e400", .commented) }
  }

  @Test("What ends too early is told from what is wrong")
  func cut() throws {
    let text = #"{"a": [true, "\u00e9\ud83c\udf0a", null]}"#
    for count in 0..<text.utf8.count {
      let cut = String(decoding: Array(text.utf8.prefix(count)), as: UTF8.self)
      #expect(failure(cut)?.kind == .cut, "\(cut)")
    }
    #expect(failure("[1,]")?.kind == .malformed)
    #expect(failure("[tru]")?.kind == .malformed)
  }

  @Test("Depth counts lists and objects, and may be limited further")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    var fine = JSONReader(nested(256))
    #expect(try fine.read().array != nil)
    var deep = JSONReader(nested(257))
    let failure = try #require(throws: JSONReader.Failure.self) { try deep.read() }
    #expect((failure.kind, failure.offset) == (.tooDeep, 256))
    var low = JSONReader(Array("[{\"a\": 1}]".utf8), depth: 2)
    #expect(try low.read().array != nil)
    var lower = JSONReader(Array("[{\"a\": 1}]".utf8), depth: 1)
    #expect(throws: JSONReader.Failure.self) { try lower.read() }
  }

  @Test("A text that is too large is refused before it is read")
  func size() throws {
    var fine = JSONReader(Array("\"\(String(repeating: "a", count: 98))\"".utf8), ofAtMost: 100)
    #expect(try fine.read().string?.count == 98)
    var large = JSONReader(Array(String(repeating: "x", count: 101).utf8), ofAtMost: 100)
    #expect(try #require(throws: JSONReader.Failure.self) { try large.read() }.kind == .tooLarge)
    let limit = 3 << 20
    var larger = JSONReader([UInt8](repeating: 0x20, count: limit + 1), ofAtMost: limit)
    let failure = try #require(throws: JSONReader.Failure.self) { try larger.read() }
    #expect(failure.reason == "it is larger than 3 MiB")
  }

  @Test("What is read with comments is written without them")
  func comments() throws {
    let json = try read("[ // one\n 1.50, // two\n \"\\u0061\"]", .commented)
    #expect(json.text == #"[1.50,"a"]"#)
  }

  @Test("Of members with one key a table has the last, and a subscript finds the first")
  func repeated() throws {
    let json = try read(#"{"a":1,"b":2,"a":3}"#)
    #expect(json.table == ["a": 3, "b": 2])
    #expect(json["a"] == 1)
    #expect(json.canonical.text == #"{"a":3,"b":2}"#)
  }
}
