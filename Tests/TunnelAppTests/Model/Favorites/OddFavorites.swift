import Atlas
import TestSupport
import Testing

@testable import TunnelApp

/// A file of features in many spellings, as other programs write them.
struct OddFavorites {
  /// How the features of a file are separated.
  struct Layout: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let opening: String
    let separator: String
    let closing: String
  }

  static let layouts = [
    Layout(
      testDescription: "one line", opening: #"{"type":"FeatureCollection","features":["#,
      separator: ",", closing: "]}"),
    Layout(
      testDescription: "two spaces, no newline at the end",
      opening: "{\n  \"type\": \"FeatureCollection\",\n  \"features\": [\n    ",
      separator: ",\n    ", closing: "\n  ]\n}"),
    Layout(
      testDescription: "four spaces, foreign members",
      opening:
        "{\n    \"made-by\": [1.0e2, \"\\u00e9\"],\n    \"made-by\": {},\n    \"features\": [\n        ",
      separator: " ,\n\n        ", closing: "\n    ],\n    \"type\": \"FeatureCollection\"\n}\n"),
    Layout(
      testDescription: "byte order mark, tabs, CRLF",
      opening: "\u{FEFF}{\r\n\t\"type\" : \"FeatureCollection\",\r\n\t\"features\" : [\r\n\t\t",
      separator: ",\r\n\t\t", closing: "\r\n\t]\r\n}\r\n"),
  ]

  /// The feature that changes.
  static let own =
    #"{ "type": "Feature", "properties": { "fid" : 1e2,"name"  :"O\u0077n", "note":"n" }, "#
    + #""geometry": { "type": "Point", "coordinates": [ 8.3101000, 56.5487 ] } }"#

  /// Twenty other features.
  static let others = (0..<20).map { index in
    let point = "[\(index).50, 1.0e1]"
    let text =
      switch index % 10 {
      case 0:
        #"{"type":"Feature","properties":{"name":"A\#(index)"},"geometry":{"type":"Point","coordinates":\#(point)}}"#
      case 1:
        "{\n  \"type\": \"Feature\",\n  \"properties\": {\n    \"title\": \"\\u00c6r\\u00f8\"\n  },\n  \"geometry\": null\n}"
      case 2:
        "{\r\n\t\"geometry\": {\"coordinates\": \(point), \"type\": \"Point\"},\r\n\t\"properties\": null,\r\n\t\"type\": \"Feature\"\r\n}"
      case 3:
        #"{"type": "Feature", "id": 9007199254740993, "properties": {"name": "a", "name": "b", "\u006eame": "c"}, "geometry": {"type": "Point", "coordinates": \#(point)}, "x": 1, "x": 2}"#
      case 4:
        #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[[1e0,2E+0],[3.000,4]]}}"#
      case 5:
        "{    \"type\":    \"Feature\",    \"properties\": { },    \"geometry\": {\"type\": \"Point\", \"coordinates\": \(point)}    }"
      case 6:
        #"{"type":"Feature","bbox":[0,0,1,1],"properties":{"description":"\"\\\/\ud83c\udf0a","list":[ 1 , { } ]},"geometry":{"type":"Point","coordinates":\#(point)}}"#
      case 7:
        #"{"type":"Feature","properties":{"name":"same"},"geometry":{"type":"Point","coordinates":[1,2]}}"#
      case 8:
        #"{"type":"Feature","properties":{"name":"far"},"geometry":{"type":"Point","coordinates":[1,1e400]}}"#
      default:
        "{\"properties\":{\"name\":\"\(index)\"},\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[\n\t\(index)\n,\n\t10.500\n]}}"
      }
    return text
  }
}
