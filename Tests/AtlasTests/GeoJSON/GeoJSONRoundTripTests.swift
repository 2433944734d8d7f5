import Foundation
import Support
import TestSupport
import Testing

@testable import Atlas

@Suite("GeoJSON: round trips")
struct GeoJSONRoundTripTests {
  static let samples = [GeoJSONSample.ogr2ogr, GeoJSONSample.geojsonIO]

  /// The text in the canonical spelling of another reader of JSON.
  private func canonical(_ text: String) throws -> Data {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
  }

  @Test("D101: What other programs wrote is written again as equal JSON", arguments: samples)
  func equal(sample: String) throws {
    let written = try GeoJSONCollection(reading: Array(sample.utf8)).text

    #expect(try canonical(written) == canonical(sample))
    #expect(try GeoJSONCollection(reading: Array(written.utf8)).text == written)
  }

  @Test("D101: Members keep their order, and numbers their digits", arguments: samples)
  func spelling(sample: String) throws {
    var before = JSONReader(Array(sample.utf8))
    let written = try GeoJSONCollection(reading: Array(sample.utf8)).text
    var after = JSONReader(Array(written.utf8))

    #expect(try before.read() == after.read())
    for digits in ["10.7522450000", "1e5", "-2.50E-07", "9007199254740993", "12.568337000000001"]
    where sample.contains(digits) {
      #expect(written.contains(digits))
    }
  }

  @Test("D101: A changed property leaves everything else of the text as it was")
  func change() throws {
    var collection = try GeoJSONCollection(reading: Array(GeoJSONSample.geojsonIO.utf8))
    let before = collection.text
    collection.features[0][property: "title"] = "B"
    let after = collection.text

    #expect(collection.features[0][property: "title"] == "B")
    #expect(after == before.replacing(#"A \"tent\"\n\\ two 🏕"#, with: "B"))
  }

  @Test("D101: A property is added after the others, also where there were none, and removed")
  func properties() throws {
    var feature = try GeoJSONCollection(reading: Array(GeoJSONSample.ogr2ogr.utf8)).features[3]
    feature[property: "name"] = "Nowhere"
    feature[property: "note"] = "x"
    #expect(feature[property: "name"] == "Nowhere")
    feature[property: "name"] = nil
    feature[property: "other"] = nil
    #expect(
      GeoJSONCollection([feature]).text.contains(
        #"{ "type": "Feature", "properties": {"note":"x"}, "geometry": null }"#))
  }

  @Test("D101: A point is written with longitude before latitude, and read back exactly")
  func point() throws {
    let place = try #require(Coordinate(latitude: 56.548712345, longitude: -8.3))
    let text = GeoJSONCollection([GeoJSONFeature(point: place)]).text

    #expect(text.contains(#""coordinates":[-8.3,56.548712345]"#))
    #expect(try GeoJSONCollection(reading: Array(text.utf8)).features.map(\.point) == [place])
  }

  @Test("D101: Only points on the Earth have a place; all else is kept")
  func places() throws {
    let collection = try GeoJSONCollection(reading: Array(GeoJSONSample.ogr2ogr.utf8))
    #expect(collection.features.map { $0.point != nil } == [true, false, false, false, true])

    let far = GeoJSONSample.ogr2ogr.replacing("56.5487", with: "1e400")
    let kept = try GeoJSONCollection(reading: Array(far.utf8))
    #expect(kept.features[0].point == nil)
    #expect(kept.text.contains("1e400"))
  }

  @Test("D101: A bounding box that may no longer be true is removed with an added feature")
  func boundingBox() throws {
    var collection = try GeoJSONCollection(
      reading: Array(#"{"type":"FeatureCollection","bbox":[0,0,1,1],"features":[]}"#.utf8))
    #expect(collection.text.contains("bbox"))
    let place = try #require(Coordinate(latitude: 9, longitude: 9))
    collection.append(GeoJSONFeature(point: place))
    #expect(!collection.text.contains("bbox"))
  }

  @Test("D101: Whatever is damaged is refused, or read and written without a loss")
  func law() throws {
    var generator = SeededGenerator(seed: 101)
    for sample in Self.samples {
      for _ in 0..<2000 {
        var bytes = Array(sample.utf8)
        for _ in 0...Int.random(in: 0...3, using: &generator) { damage(&bytes, &generator) }
        guard let collection = try? GeoJSONCollection(reading: bytes) else { continue }
        let written = collection.text
        let again = try GeoJSONCollection(reading: Array(written.utf8))
        #expect(again == collection)
        #expect(again.text == written)
        var (before, after) = (JSONReader(bytes), JSONReader(Array(written.utf8)))
        #expect(try before.read() == after.read())
      }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let index = Int.random(in: bytes.indices, using: &generator)
    let end = min(bytes.count, index + Int.random(in: 1...40, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(index..<end)
    case 2: bytes.insert(contentsOf: bytes[index..<end], at: index)
    case 3:
      let token = ["[", "{", "\"", "null", "1e999", "-", "\\ud800", ",", ":", "]"]
        .randomElement(using: &generator)
      bytes.replaceSubrange(index..<index + 1, with: (token ?? "").utf8)
    default: bytes.removeSubrange(index...)
    }
    if bytes.isEmpty { bytes = [0x20] }
  }
}
