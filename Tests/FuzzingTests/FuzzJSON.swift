@testable import Containers
internal import Support

/// Reads bytes as JSON, which both of our readers have to understand in the same way.
enum FuzzJSON {
  static func read(_ bytes: [UInt8]) {
    let json = read(bytes, .standard)
    if let json {
      precondition(depth(of: json) <= JSONReader.greatestDepth)
      for text in [json.text, json.formatted()] {
        precondition(read(Array(text.utf8), .standard) == json, "written differently: \(text)")
      }
    }
    if let commented = read(bytes, .commented) {
      precondition(read(Array(commented.text.utf8), .standard) == commented)
    }
    readValue(bytes, json)
  }

  /// Reads bytes, and checks that an error has its place.
  private static func read(_ bytes: [UInt8], _ dialect: JSONReader.Dialect) -> JSON? {
    var reader = JSONReader(bytes, dialect)
    do throws(JSONReader.Failure) {
      return try reader.read()
    } catch {
      precondition(0...bytes.count ~= error.offset && !error.reason.isEmpty)
      return nil
    }
  }

  /// Reads bytes as an archive holds them.
  private static func readValue(_ bytes: [UInt8], _ json: JSON?) {
    do throws(RestorationSyntaxError) {
      let value = try RestorationValue(json: bytes)
      precondition(json != nil, "only one reader takes it")
      precondition((try? RestorationValue(json: value.json)) == value, "written differently")
      precondition((try? RestorationValue(json: value.json))?.json == value.json)
    } catch {
      if case .tooDeep = error { return }
      precondition(json == nil || bytes.first == 0xEF, "only one reader takes it: \(error)")
    }
  }

  private static func depth(of json: JSON) -> Int {
    let inner = (json.array ?? []) + (json.members ?? []).map(\.value)
    return 1 + (inner.map(depth).max() ?? 0)
  }
}
