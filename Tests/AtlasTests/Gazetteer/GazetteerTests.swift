import Atlas
import Foundation
import Testing

@Suite("The gazetteer")
struct GazetteerTests {
  private static let files = [
    "land.atlas", "countries.atlas", "regions.atlas", "seas.atlas", "waters.atlas", "zones.atlas",
    "places.atlas", "elevation.atlas", "names.atlas",
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
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for other in try FileManager.default.contentsOfDirectory(atPath: RealGazetteer.folder) {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path() + "/" + other, withDestinationPath: RealGazetteer.folder + "/" + other
      )
    }
    try FileManager.default.removeItem(at: folder.appending(path: name))
    for step in 1..<6 {
      var bytes = original
      bytes[bytes.count * step / 6] ^= 0x10
      try bytes.write(to: folder.appending(path: name))

      let error = #expect(throws: AssetError.self) {
        let gazetteer = try Gazetteer(directory: folder.path())
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
}
