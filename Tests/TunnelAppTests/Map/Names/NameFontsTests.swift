import Support
import Testing

@testable import Atlas
@testable import TunnelApp
@testable import TunnelTestSupport
@testable import Typesetting

@Suite("Fonts for names")
struct NameFontsTests {
  /// Every 64th name, or all of them with `TUNNEL_ALL_NAMES=1`.
  private static let step = environmentVariable("TUNNEL_ALL_NAMES") == nil ? 64 : 1

  /// Returns the characters of names, each with one of the names that have it.
  private func characters() throws -> [Unicode.Scalar: Int] {
    let names = try TunnelStage.earth.gazetteer.names()
    var found: [Unicode.Scalar: Int] = [:]
    for number in stride(from: 0, to: names.count, by: Self.step) {
      for scalar in names[number].unicodeScalars where found[scalar] == nil {
        found[scalar] = number
      }
    }
    return found
  }

  @Test("D54: The recommended fonts have every character of the names, so that none is a box")
  func boxes() throws {
    let names = try TunnelStage.earth.gazetteer.names()
    let characters = try characters()
    let face = FontLibrary.current.withCache { $0.face(for: .body) }
    let missing = FontLibrary.current.withCache { cache in
      characters.filter { scalar, _ in
        guard !Script.isInvisible(scalar), !scalar.properties.isWhitespace else { return false }
        _ = cache.face(having: scalar, like: .body, face: face)
        return cache.lacks(scalar, face: face)
      }
    }

    #expect(characters.count > 1000)
    #expect(
      missing.isEmpty,
      "\(missing.map { "U+\(String($0.key.value, radix: 16)) in \(names[$0.value])" }.sorted())")
  }
}
