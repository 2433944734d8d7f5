import Testing

@testable import Atlas

@Suite("GeoJSON: errors")
struct GeoJSONErrorTests {
  private func refusal(_ text: String) -> GeoJSONError? {
    do throws(GeoJSONError) {
      _ = try GeoJSONCollection(reading: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  /// A collection of one feature with a geometry.
  private func with(geometry: String) -> String {
    """
    {"type": "FeatureCollection", "features": [
      {"type": "Feature", "properties": {}, "geometry": \(geometry)}]}
    """
  }

  @Test("D101: What is no JSON is refused with its line and column")
  func malformed() throws {
    let error = try #require(refusal("{\"type\":\n  \"FeatureCollection\",}"))
    #expect((error.line, error.column) == (2, 23))
    #expect(error.reason == .malformed(detail: "expected a key in quotes"))
    #expect(error.description == "Line 2, column 23: expected a key in quotes.")
    #expect(refusal("") != nil)
    #expect(refusal("// a comment\n{}") != nil)
  }

  @Test("D101: A faulty shape is refused with its path, line and column")
  func path() throws {
    let text = with(geometry: #"{"type": "LineString", "coordinates": [[1, 2], [3]]}"#)
    let error = try #require(refusal(text))
    #expect(error.path == "$.features[0].geometry.coordinates[1]")
    #expect((error.line, error.column) == (2, 100))
    #expect(error.reason == .expected("two or three numbers"))
  }

  @Test(
    "D101: Collections must have the structure of the standard",
    arguments: [
      ("[]", "$"), ("{}", "$"), (#"{"type": 1}"#, "$.type"), (#"{"type": "Topology"}"#, "$.type"),
      (#"{"type": "FeatureCollection"}"#, "$"),
      (#"{"type": "FeatureCollection", "features": {}}"#, "$.features"),
      (#"{"type": "FeatureCollection", "features": [1]}"#, "$.features[0]"),
      (#"{"type": "FeatureCollection", "features": [], "features": []}"#, "$"),
      (
        #"{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": 1}]}"#,
        "$.features[0].properties"
      ),
    ])
  func structure(text: String, path: String) throws {
    #expect(try #require(refusal(text)).path == path)
  }

  @Test(
    "D101: Shapes must have the structure of the standard",
    arguments: [
      ("1", ""), ("{}", ""), (#"{"type": "Circle"}"#, ".type"), (#"{"type": "Point"}"#, ""),
      (#"{"type": "Point", "coordinates": 1}"#, ".coordinates"),
      (#"{"type": "Point", "coordinates": [1, "2"]}"#, ".coordinates"),
      (#"{"type": "MultiPoint", "coordinates": [1]}"#, ".coordinates[0]"),
      (#"{"type": "GeometryCollection", "geometries": 1}"#, ".geometries"),
      (#"{"type": "GeometryCollection", "geometries": [{}]}"#, ".geometries[0]"),
    ])
  func shapes(geometry: String, path: String) throws {
    #expect(
      try #require(refusal(with(geometry: geometry))).path == "$.features[0].geometry" + path)
  }

  @Test("D101: Coordinates of another system are refused, because they would be elsewhere")
  func system() throws {
    let text = GeoJSONSample.ogr2ogr.replacing(
      "urn:ogc:def:crs:OGC:1.3:CRS84", with: "urn:ogc:def:crs:EPSG::25832")
    let error = try #require(refusal(text))
    #expect(error.reason == .foreignSystem("urn:ogc:def:crs:EPSG::25832"))
    #expect(error.path == "$.crs")
  }

  @Test("D101: Depth and size have limits")
  func limits() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(try #require(refusal(deep)).reason == .tooDeep)
    let large = [UInt8](repeating: 0x20, count: 16 << 20 + 1)
    #expect(throws: GeoJSONError.self) { try GeoJSONCollection(reading: large) }
  }
}
