import Testing

@testable import Atlas

@Suite("GeoJSON: texts that are no collection, and what they leave out")
struct GeoJSONShapesTests {
  private func read(_ text: String) throws -> GeoJSONCollection {
    try GeoJSONCollection(reading: Array(text.utf8))
  }

  private static let a =
    #"{ "type": "Feature", "properties": {"NAME" : "A"}, "geometry": {"type":"Point","coordinates":[1,2]} }"#
  private static let b =
    #"{"geometry":{"coordinates":[3.0,4e0],"type":"Point"},"type":"Feature","properties":null}"#
  private static let line =
    #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[[0,0],[1,1]]}}"#

  @Test(
    "D101: A lone feature or shape, and features by lines, are read and written with the same bytes",
    arguments: [
      (a, 1), ("\u{FEFF} \(a)\r\n", 1), (#"{"type":"Point","coordinates":[2.29,48.85]}"#, 1),
      (#"{"type":"MultiPoint","coordinates":[[1,2] , [3,4]]}"# + "\n", 2),
      (#"{"type":"MultiPoint","coordinates":[[1,2]]}"#, 1),
      (
        #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]}, {"type":"MultiPoint","coordinates":[[3,4],[5,6]]}]}"#,
        3
      ), ("\(a)\n\(b)\n", 2), ("\(a)\r\n\r\n\(b)", 2), ("\u{1E}\(a)\n\u{1E}\(b)\n", 2),
      ("\u{1E}\(a)\n", 1), (#"{"type":"Point","coordinates":[1,2]}"# + "\n\(b)\n", 2),
      ("\u{1E}{\"type\":\"FeatureCollection\",\"features\":[\(a), \(b)]}\n", 2),
      ("\(a)\n  \(a)\n\n\(line)\n", 2),
    ])
  func shapes(text: String, count: Int) throws {
    let collection = try read(text)
    #expect(collection.features.count { $0.point != nil } == count)
    #expect(Array(collection.text.utf8) == Array(text.utf8))
    #expect(Array(collection.with(collection.features).text.utf8) == Array(text.utf8))
  }

  @Test(
    "D101: One rename changes one feature's bytes, in each shape of text",
    arguments: ["%", "\u{FEFF}%\r\n", "%\n\(b)\n\(line)", "\u{1E}\(b)\n\u{1E}%\n", "\(line)\r\n%"])
  func renaming(frame: String) throws {
    let text = frame.replacing("%", with: Self.a)
    var collection = try read(text)
    let index = try #require(collection.features.firstIndex { $0.property(named: ["name"]) != nil })
    collection.features[index][property: "NAME"] = "New"
    #expect(
      Array(collection.text.utf8)
        == Array(text.replacing(#""NAME" : "A""#, with: #""NAME" : "New""#).utf8))
  }

  @Test("D101: Of several properties with a key the last counts, and one is left by a change")
  func repeatedKey() throws {
    var feature = try read(Self.a.replacing(#""NAME" : "A""#, with: #""x":"A","x":"B""#)).features[
      0]
    #expect(feature[property: "x"] == "B")
    feature[property: "x"] = "C"
    #expect(GeoJSONCollection([feature]).text.contains(#"{"x":"C"}"#))
  }

  @Test("D101: A lone shape becomes a feature with its first name, and keeps its bytes")
  func namedShape() throws {
    let shape = #"{"type":"Point", "coordinates":[ 2.290,48.85 ]}"#
    var collection = try read(" \(shape)\n")
    collection.features[0][property: "name"] = "A"
    #expect(
      collection.text
        == #" {"type":"Feature","properties":{"name":"A"},"geometry":\#(shape)}"# + "\n")
  }

  @Test(
    "D101: A lone feature or shape becomes a collection with a second one, and without any",
    arguments: [a, #"{"type":"Point","coordinates":[1,2]}"#])
  func growing(text: String) throws {
    var collection = try read(text)
    collection.append(GeoJSONFeature(point: try #require(Coordinate(latitude: 9, longitude: 8))))
    let again = try read(collection.text)
    #expect(collection.text.contains("FeatureCollection"))
    #expect(collection.text.contains("[1,2]"))
    #expect(again == collection)
    #expect(again.features.count == 2)
    collection.features = []
    #expect(try read(collection.text).features.isEmpty)
  }

  @Test(
    "D101: A feature that is added to lines gets a line, marked if the others are",
    arguments: [
      ("\(a)\n\(b)\n", "\n"), ("\u{1E}\(a)\n", "\n\u{1E}"), ("\(a)\r\n\(b)", "\r\n"),
      ("\u{1E}\(a)\r\n", "\r\n\u{1E}"),
    ])
  func addingLine(text: String, separator: String) throws {
    var collection = try read(text)
    collection.append(GeoJSONFeature(point: try #require(Coordinate(latitude: 9, longitude: 8))))
    let new =
      #"{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[8,9]}}"#
    let end = text.hasSuffix("\r\n") ? "\r\n" : text.hasSuffix("\n") ? "\n" : ""
    #expect(
      Array(collection.text.utf8)
        == Array((text.dropLast(end.count) + separator + new + end).utf8))
  }

  @Test("D101: A part of a shape with several is named in a collection")
  func namedPart() throws {
    var collection = try read(#"{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}"#)
    collection.features[1][property: "name"] = "B"
    let again = try read(collection.text)
    #expect(again == collection)
    #expect(again.features.map { $0[property: "name"] } == [nil, "B"])
    #expect(again.features.map { $0.point?.longitude } == [1, 3])
  }

  @Test(
    "D101: What is neither is refused with its line",
    arguments: [
      ("\(a)\n[1]\n", 2, GeoJSONError.Reason.expected("an object")),
      ("\(a)\n\(b)\n{\"type\":", 3, .malformed(detail: "the file ends too early")),
      ("\(a)\n\nnothing", 3, .malformed(detail: "expected a value")),
      ("{\"type\":\"Topology\"}", 1, nil), ("\u{1E}", 1, nil), ("", 1, nil), ("1\n2", 1, nil),
      ("\(a)\n{\"type\":\"FeatureCollection\",\"features\":[]}", 2, nil),
      ("{\"type\":\"Point\",\"coordinates\":[1]}", 1, .expected("two or three numbers")),
    ])
  func refusals(text: String, line: Int, reason: GeoJSONError.Reason?) throws {
    let error = try #require(throws: GeoJSONError.self) { try read(text) }
    #expect(error.line == line, "\(error)")
    #expect(reason.map { $0 == error.reason } ?? true, "\(error)")
  }

  @Test("D101: Features without a place are counted, and the lines named in which they begin")
  func omission() throws {
    #expect(try read("\(Self.a)\n\(Self.b)").omission == nil)
    let far = Self.a.replacing("[1,2]", with: "[200,2]")
    let lines = try #require(
      try read("\(Self.a)\n\(Self.line)\n\n\(far)\n\(Self.b)").omission)
    #expect(lines.count == 2)
    #expect(lines.total == 4)
    #expect(lines.lines == [2, 4])
    let list = [Self.line, Self.a, far].joined(separator: ", ")
    let one = try #require(
      try read(#"{"type":"FeatureCollection","features":[\#(list)]}"#).omission)
    #expect(one.count == 2)
    #expect(one.total == 3)
    #expect(one.lines.isEmpty)
    let many = String(repeating: Self.line + "\n", count: 9)
    #expect(try read(many).omission?.lines == [1, 2, 3, 4, 5])
    #expect(try read(many).omission?.hasMoreLines == true)
    let same = try #require(
      try read("\(Self.a)\n\(Self.line) \(Self.line)\n\(Self.b)\n").omission)
    #expect(same.count == 2)
    #expect(same.lines == [2])
    #expect(!same.hasMoreLines)
    #expect(try read(GeoJSONSample.ogr2ogr).omission?.lines == [7, 8, 9])
  }

  @Test(
    "D101: The name is under the first of several keys, in any letters, and may be a number",
    arguments: [
      (#"{"name":"A","title":"B"}"#, "name", "A"), (#"{"Name":"A"}"#, "Name", "A"),
      (#"{"id":1,"NAME":"A","title":"B"}"#, "NAME", "A"),
      (#"{"name":"","title":"B"}"#, "title", "B"), (#"{"name":""}"#, "name", ""),
      (#"{"name":"A","name":"","title":"C"}"#, "title", "C"),
      (#"{"NAME":"A","name":"B"}"#, "name", "B"), (#"{"TITLE":"A"}"#, "TITLE", "A"),
      (#"{"label":"A"}"#, "label", "A"), (#"{"Label":"A","Title":null}"#, "Label", "A"),
      (#"{"name":7}"#, "name", "7"), (#"{"name":1.50,"x":2}"#, "name", "1.50"),
      (#"{"name":null,"title":"B"}"#, "title", "B"),
      (#"{"name":{"en":"A"},"Title":"B"}"#, "Title", "B"),
      (#"{"name":true,"label":3}"#, "label", "3"),
    ])
  func names(properties: String, key: String, text: String) throws {
    var collection = try read(#"{"type":"Feature","geometry":null,"properties":\#(properties)}"#)
    let found = try #require(collection.features[0].property(named: ["name", "title", "label"]))
    #expect(found == (key, text))
    let before = collection.text
    collection.features[0][property: found.key] = "New"
    let isText = before.contains("\"\(text)\"")
    #expect(
      collection.text
        == before.replacing(
          "\"\(key)\":" + (isText ? "\"\(text)\"" : text), with: "\"\(key)\":\"New\""))
  }

  @Test(
    "D101: Other keys, and values that are neither text nor number, are no name",
    arguments: [
      "{}", "null", #"{"names":"A"}"#, #"{"nom":"A"}"#, #"{"name":null}"#, #"{"name":[1]}"#,
      #"{"name ":"A"}"#, #"{"nàme":"A"}"#, #"{"n@me":"A"}"#,
    ])
  func noNames(properties: String) throws {
    let collection = try read(#"{"type":"Feature","geometry":null,"properties":\#(properties)}"#)
    #expect(collection.features[0].property(named: ["name", "title", "label"]) == nil)
  }
}
