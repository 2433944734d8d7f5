import Testing

@testable import Atlas

@Suite("GeoJSON: bytes")
struct GeoJSONBytesTests {
  private func read(_ text: String) throws -> GeoJSONCollection {
    try GeoJSONCollection(reading: Array(text.utf8))
  }

  private func feature(_ name: String) throws -> GeoJSONFeature {
    let text =
      #"{"type":"FeatureCollection","features":["#
      + #"{"type":"Feature","properties":{"name":"\#(name)"}}]}"#
    return try #require(read(text).features.first)
  }

  @Test(
    "D101: A text that is not changed is written with the same bytes",
    arguments: [
      GeoJSONSample.ogr2ogr, GeoJSONSample.geojsonIO + "\n",
      GeoJSONSample.ogr2ogr.replacing("\n", with: "\r\n"),
      "\u{FEFF}" + GeoJSONSample.geojsonIO.replacing("  ", with: "\t") + "\r\n\r\n",
      "\n {\"\\u0074ype\" :\"FeatureCollection\",\"x\":1.0e2,\"x\":[ ],\"features\":[ \n]}",
      #"{"features":[],"type":"FeatureCollection"}"#,
      #"{"features": [{"type":"Feature"} ,  {"type":"Feature"},{ "type":"Feature"}  ] , "type":"FeatureCollection"}"#,
    ])
  func unchanged(text: String) throws {
    let collection = try read(text)
    #expect(Array(collection.text.utf8) == Array(text.utf8))
    #expect(Array(collection.with(collection.features).text.utf8) == Array(text.utf8))
  }

  /// Three features, each separated in another way.
  private static let three = """
    {"type": "FeatureCollection", "features": [
      {"type": "Feature", "id": 0},
        {"type": "Feature", "id": 1} ,{"type": "Feature", "id": 2}
    ] , "foreign": 1e2 }
    """

  @Test("D101: A removed feature takes its separator with it, and nothing else")
  func removing() throws {
    var collection = try read(Self.three)
    collection.features.remove(at: 1)
    #expect(
      collection.text
        == Self.three.replacing(",\n    {\"type\": \"Feature\", \"id\": 1}", with: ""))
    collection = try read(Self.three)
    collection.features.remove(at: 0)
    #expect(
      collection.text
        == Self.three.replacing("{\"type\": \"Feature\", \"id\": 0},\n    ", with: ""))
    collection.features = []
    #expect(
      collection.text
        == #"{"type": "FeatureCollection", "features": [] , "foreign": 1e2 }"#)
  }

  @Test("D101: A new feature is separated as the one before it")
  func adding() throws {
    let new = try feature("A")
    var collection = try read(Self.three)
    collection.features.insert(new, at: 2)
    #expect(collection.text.contains("\"id\": 1},\n    {\"type\":\"Feature\",\"properties\""))
    collection = try read(Self.three)
    collection.append(new)
    #expect(
      collection.text
        == Self.three.replacing(
          "\"id\": 2}", with: #""id": 2} ,{"type":"Feature","properties":{"name":"A"}}"#))
  }

  @Test("D101: The second feature of a text is separated as the first one stands in its list")
  func second() throws {
    var collection = try read(
      "{\"type\":\"FeatureCollection\",\"features\":[\r\n\t{\"type\":\"Feature\"}\r\n]}")
    collection.append(try feature("A"))
    #expect(
      collection.text
        == "{\"type\":\"FeatureCollection\",\"features\":[\r\n\t{\"type\":\"Feature\"},\r\n\t"
        + "{\"type\":\"Feature\",\"properties\":{\"name\":\"A\"}}\r\n]}")
  }

  @Test("A new collection has one feature a line")
  func new() throws {
    #expect(
      GeoJSONCollection([try feature("A"), try feature("B")]).text == """
        {
        "type": "FeatureCollection",
        "features": [
        {"type":"Feature","properties":{"name":"A"}},
        {"type":"Feature","properties":{"name":"B"}}
        ]
        }

        """)
    #expect(GeoJSONCollection().text.contains("\"features\": []\n}\n"))
  }

  @Test("D101: A bounding box is removed with what separates it, and with those that it repeats")
  func boundingBox() throws {
    var collection = try read(
      "{\n \"bbox\" : [0, 0, 1, 1],\n \"type\": \"FeatureCollection\",\n \"bbox\":1,\n \"features\": [],\n \"x\": 1.0\n}"
    )
    collection.append(try feature("A"))
    #expect(collection.text.hasPrefix("{\n \"type\": \"FeatureCollection\",\n \"features\": ["))
    #expect(collection.text.hasSuffix("],\n \"x\": 1.0\n}"))
  }

  @Test("D102: Collections are equal if their values are, whatever their bytes are")
  func equality() throws {
    let other = try read(
      Self.three.replacing("\n", with: "\r\n").replacing("\"id\"", with: "\"\\u0069d\""))
    #expect(try read(Self.three) == other)
    #expect(try other.hasSameFrame(as: read(Self.three)))
    #expect(try read(Self.three).hashValue == other.hashValue)
  }
}
