import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@Suite("The coder of the saved state", .noWarnings)
@MainActor
struct RestorationCoderTests {
  private nonisolated static let reserved = [
    "ApplicationStateRestorationBundleVersionKey",
    "ApplicationStateRestorationUserInterfaceIdiomKey",
    "StateRestorationViewControllerStoryboardKey",
  ]

  private static func coder(_ scene: RestorationStoryboard? = nil) -> RestorationCoder {
    RestorationCoder(
      of: RestorationPath([RestorationPath.Step("root")]),
      in: RestorationOrigin(version: "2.1", idiom: .desktop), scene: scene, references: nil)
  }

  @Test(
    "C187, F805: Storing a value with a reserved key traps and names the key", arguments: reserved)
  func reservedValue(key: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [key] in
      await MainActor.run { RestorationCoderTests.coder().encode(1, forKey: key) }
    }
    for text in [key, "root", "reserved"] { #expect(result.standardError.contains(text)) }
  }

  @Test("C187, F805: Storing a reference with a reserved key traps too", arguments: reserved)
  func reservedReference(key: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [key] in
      await MainActor.run { RestorationCoderTests.coder().encodeObject(nil, forKey: key) }
    }
    #expect(result.standardError.contains(key))
  }

  @Test("C187: Reserved keys can be read: version, idiom, and the name of the storyboard")
  func reading() {
    let coder = Self.coder(RestorationStoryboard(name: "Main", identifier: "page"))
    let values = Self.reserved.map { coder.decode(String.self, forKey: $0) }

    #expect(values == ["2.1", "desktop", "Main"])
    #expect(coder.programVersion == "2.1")
    #expect(coder.userInterfaceIdiom == .desktop)
    #expect(!Self.coder().containsValue(forKey: Self.reserved[2]))
  }

  @Test("C185, F805: What is Codable comes back as it was: numbers that JSON lacks, empty, nested")
  func values() {
    struct Nested: Codable, Equatable { var name: String, parts: [[Int: Double]], note: String? }
    let coder = Self.coder()
    let nested = Nested(name: "\u{0}“\u{1F30A}\\", parts: [[1: .infinity], [:]], note: nil)
    coder.encode(nested, forKey: "nested")
    coder.encode(-Double.greatestFiniteMagnitude, forKey: "number")
    coder.encode(UInt64.max, forKey: "whole")
    coder.encode([String](), forKey: "")

    #expect(coder.decode(Nested.self, forKey: "nested") == nested)
    #expect(coder.decode(Double.self, forKey: "number") == -Double.greatestFiniteMagnitude)
    #expect(coder.decode(UInt64.self, forKey: "whole") == .max)
    #expect(coder.decode([String].self, forKey: "") == [])
  }

  @Test("F805: A nil that is stored counts as missing")
  func null() {
    let coder = Self.coder()
    coder.encode(3, forKey: "n")
    coder.encode(Int?.none, forKey: "n")

    #expect(!coder.containsValue(forKey: "n"))
    #expect(coder.decode(Int.self, forKey: "n") == nil)
  }
}

@Suite("Values that cannot be stored")
@MainActor
struct RestorationCoderFaultTests {
  @Test("F805: A value that cannot be encoded is left out with a warning, and the others stay")
  func failing() {
    struct Stubborn: Encodable {
      func encode(to encoder: any Encoder) throws { throw CancellationError() }
    }
    let coder = RestorationCoder(
      of: nil, in: RestorationOrigin(version: nil, idiom: .desktop), references: nil)
    coder.encode(1, forKey: "good")
    let warnings = WarningLog.lines { coder.encode(Stubborn(), forKey: "bad") }

    #expect(warnings.count == 1)
    #expect(coder.decode(Int.self, forKey: "good") == 1)
    #expect(!coder.containsValue(forKey: "bad"))
  }

  /// Lists, one in the other.
  private indirect enum Nest: Encodable {
    case end, more(Nest)

    init(depth: Int) { self = (1..<depth).reduce(.end) { nest, _ in .more(nest) } }

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      if case .more(let inner) = self { try list.encode(inner) }
    }
  }

  @Test("F805: A value nested deeper than an archive may be is left out with a warning")
  func deep() {
    let coder = RestorationCoder(
      of: nil, in: RestorationOrigin(version: nil, idiom: .desktop), references: nil)
    let warnings = WarningLog.lines { coder.encode(Nest(depth: 57), forKey: "nest") }

    #expect(warnings.count == 1)
    #expect(!coder.containsValue(forKey: "nest"))
  }

  @Test("F801: The deepest value that a coder takes returns from its archive")
  func deepest() throws {
    let origin = RestorationOrigin(version: nil, idiom: .desktop)
    let coder = RestorationCoder(of: nil, in: origin, references: nil)
    coder.encode(Nest(depth: 56), forKey: "nest")
    let path = RestorationPath([RestorationPath.Step("a")])
    let object = RestorationArchive.Object(path: path, type: "A", values: coder.values)
    let archive = RestorationArchive(origin: origin, objects: [object])

    #expect(archive.objects[0].values["nest"] != nil)
    #expect(try RestorationArchive(json: archive.json) == archive)
  }
}
