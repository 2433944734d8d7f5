import Atlas
import Foundation
import TestSupport
import Testing

@Suite("The gazetteer")
struct GazetteerTests {
  private static let files = [
    "land.atlas", "countries.atlas", "regions.atlas", "seas.atlas", "waters.atlas", "zones.atlas",
    "places.atlas", "elevation.atlas", "features.atlas", "names.atlas",
    "countrynames.atlas",
  ]

  @Test("reports which file is missing")
  func missing() {
    let error = #expect(throws: AssetError.self) { try Gazetteer(directory: "/nowhere") }

    #expect(error == .missing(path: "/nowhere/land.atlas"))
  }

  @Test("opens each index once, from any number of threads")
  func concurrent() async throws {
    let gazetteer = try Gazetteer(directory: RealGazetteer.folder)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (try? gazetteer.seas().seas.count) == 295 && (try? gazetteer.land()) != nil
        }
      }
      for await succeeded in group { #expect(succeeded) }
    }
  }

  @Test(
    "rejects every file with a changed byte, when its contents are requested",
    arguments: Self.files)
  func damaged(name: String) throws {
    let original = try Data(contentsOf: URL(filePath: RealGazetteer.folder + "/" + name))
    let folder = try Self.makeFolder(without: name)
    for step in 1..<6 {
      var bytes = original
      bytes[bytes.count * step / 6] ^= 0x10
      try bytes.write(to: folder.url.appending(path: name))

      let error = #expect(throws: AssetError.self) {
        let gazetteer = try Gazetteer(directory: folder.path)
        _ = try ReverseGeocoder(gazetteer)
        _ = try PlaceSearch(gazetteer)
      }
      guard case .damaged(let path, _) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(path.hasSuffix(name))
    }
  }

  @Test(
    "names a file that was replaced by another one, not those that do not fit it",
    arguments: ["countries.atlas", "regions.atlas", "seas.atlas", "features.atlas"])
  func replaced(name: String) throws {
    let folder = try Self.makeFolder(without: name)
    let gazetteer = try Gazetteer(
      directory: Self.replace(name, by: "places.atlas", in: folder))

    let error = #expect(throws: AssetError.self) { try gazetteer.names() }
    #expect(error?.path == folder.path + "/" + name)
  }

  @Test("names both files if one is whole and belongs to another edition")
  func otherEdition() throws {
    let folder = try Self.makeFolder(without: "seas.atlas")
    // Regions have all sections of seas.
    let gazetteer = try Gazetteer(
      directory: Self.replace("seas.atlas", by: "regions.atlas", in: folder))

    let error = #expect(throws: AssetError.self) { try gazetteer.names() }
    #expect(error?.path.hasSuffix("features.atlas") == true)
    #expect(error?.description.contains("a different seas.atlas") == true)
  }

  private static func replace(_ name: String, by other: String, in folder: TemporaryFolder) throws
    -> String
  {
    try FileManager.default.copyItem(
      atPath: RealGazetteer.folder + "/" + other, toPath: folder.path + "/" + name)
    return folder.path
  }

  /// Makes a folder with links to all files but one.
  private static func makeFolder(without name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for other in try FileManager.default.contentsOfDirectory(atPath: RealGazetteer.folder)
    where other != name {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + other, withDestinationPath: RealGazetteer.folder + "/" + other
      )
    }
    return folder
  }
}
