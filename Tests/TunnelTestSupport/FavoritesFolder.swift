import Foundation

/// A folder for the file with favorites, which need not exist; removed with this object.
final class FavoritesFolder: Sendable {
  let path = NSTemporaryDirectory() + "/tunnel-favorites-\(UUID().uuidString)"

  /// The path of the file, in a folder below.
  var file: String { path + "/tunnel/favorites.geojson" }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The text of the file; nil if there is none.
  var text: String? { try? String(contentsOfFile: file, encoding: .utf8) }

  /// The bytes of the file, with a byte order mark; nil if there is none.
  var bytes: [UInt8]? { FileManager.default.contents(atPath: file).map(Array.init) }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/tunnel", withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  /// Writes points with names.
  func write(names: [String]) throws { try write(Self.text(names)) }

  /// Returns a file of points with names.
  static func text(_ names: [String]) -> String {
    let features = names.enumerated().map { index, name in
      #"{"type":"Feature","properties":{"name":"\#(name)"},"geometry":"#
        + #"{"type":"Point","coordinates":[\#(index).50,10.0]}}"#
    }
    return #"{"type":"FeatureCollection","made-by":"test","features":["#
      + features.joined(separator: ",") + "]}"
  }

  /// All files in the folder.
  var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path + "/tunnel"))?.sorted() ?? []
  }
}
