import Atlas
import Containers
import ContainersDocuments
import ContainersTesting
import Foundation
import Support
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Favorites whose file is missing, or can neither be read nor written")
struct FavoritesKeepingTests {
  private let stage = Stage(ViewController())
  private let folder = FavoritesFolder()
  private let undos = UndoManager()
  private let notices = Notices()

  private func makeDocument(at path: String? = nil, isOwn: Bool = true) -> FavoritesDocument {
    let document = FavoritesDocument(
      path: path ?? folder.file, isOwn: isOwn, application: stage.application)
    document.onFailure = notices.add
    document.onLoss = notices.add
    return document
  }

  private func add(_ name: String, to document: FavoritesDocument) async {
    document.change("Add", undoneBy: undos) {
      $0.add(place("1, 2"), named: name, at: TunnelStage.noon)
    }
    await stage.wait { document.list.favorites.contains { $0.name == name } }
    await stage.wait { !document.isCreating }
  }

  private func names(_ document: FavoritesDocument) -> [String] {
    document.list.favorites.map(\.name).sorted()
  }

  /// The names of the favorites in a file.
  private func names(in file: String) throws -> [String] {
    let bytes = try Data(contentsOf: URL(filePath: folder.path + "/tunnel/" + file))
    return try FavoriteList(GeoJSONCollection(reading: Array(bytes))).favorites.map(\.name).sorted()
  }

  private nonisolated static let passing: [(FileSystem.Call, Int32)] = [
    (.open, EMFILE), (.open, EACCES), (.read, EIO), (.read, ENOMEM), (.status, ESTALE),
  ]

  @Test(
    "T26: A file that cannot be read now is not replaced; what is added joins it later",
    arguments: passing)
  func passingError(fault: (call: FileSystem.Call, code: Int32)) async throws {
    try folder.write(names: ["A", "B"])
    let refusal = Refusal()
    let document = FileSystem.$current.withValue(
      refusal.fileSystem(of: "favorites.geojson", fault.call, fault.code)
    ) {
      makeDocument()
    }
    await document.prepare()
    await add("C", to: document)
    #expect(names(document) == ["C"])
    #expect(try names(in: "favorites.geojson") == ["A", "B"])
    #expect(notices.all.count == 1, "\(notices.all)")

    refusal.end()
    await add("D", to: document)

    await stage.wait { names(document) == ["A", "B", "C", "D"] }
    #expect(await document.close())
    #expect(try names(in: "favorites.geojson") == ["A", "B", "C", "D"])
    #expect(folder.files == ["favorites.geojson"])
    #expect(notices.all.count == 1)
  }

  @Test("T26: A file that can be read at the end has what was added meanwhile")
  func readableAtTheEnd() async throws {
    try folder.write(names: ["A"])
    let refusal = Refusal()
    let document = FileSystem.$current.withValue(
      refusal.fileSystem(of: "favorites.geojson", .open, EMFILE)
    ) {
      makeDocument()
    }
    await add("B", to: document)
    refusal.end()
    await document.finish(refuge: nil)

    #expect(try names(in: "favorites.geojson") == ["A", "B"])
    #expect(notices.all.count == 1)
  }

  @Test("T26: What is added beside a damaged file is kept in another one at the end, with one line")
  func damagedAtTheEnd() async throws {
    try folder.write("damaged")
    let document = makeDocument()
    await add("A", to: document)
    await document.finish(refuge: nil)

    #expect(folder.text == "damaged")
    let other = try #require(folder.files.first { $0 != "favorites.geojson" })
    #expect(other.hasPrefix("favorites (conflict "))
    #expect(other.hasSuffix(").geojson"))
    #expect(try names(in: other) == ["A"])
    #expect(notices.all.count == 2)
    #expect(notices.all.last?.contains(other) == true)
  }

  @Test("T26: The folder of the app's favorites is made again for the next change")
  func folderRemoved() async throws {
    try folder.write(names: ["A"])
    let document = makeDocument()
    await document.prepare()
    try FileManager.default.removeItem(atPath: folder.path + "/tunnel")
    await add("B", to: document)

    #expect(await document.autosave())
    #expect(try names(in: "favorites.geojson") == ["A", "B"])
    #expect(notices.all.isEmpty)
    #expect(await document.close())
  }

  @Test("T26: Behind a link that leads to nothing the folder is made")
  func deadLink() async throws {
    let target = folder.path + "/elsewhere/data"
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    symlink(target, folder.path + "/tunnel")
    let document = makeDocument()
    await add("A", to: document)
    await stage.wait { !document.documentState.contains(.closed) }
    #expect(FileManager.default.fileExists(atPath: target + "/favorites.geojson"))

    try FileManager.default.removeItem(atPath: folder.path + "/elsewhere")
    await add("B", to: document)
    #expect(await document.autosave())

    #expect(try names(in: "favorites.geojson") == ["A", "B"])
    #expect(notices.all.isEmpty)
    #expect(await document.close())
  }

  @Test("T26: A folder that is read-only for a while is reported once, and has all favorites later")
  func readOnly() async throws {
    try folder.write(names: ["A"])
    let refusal = Refusal()
    let document = FileSystem.$current.withValue(
      refusal.fileSystem(of: "favorites.geojson", .access, EROFS)
    ) {
      makeDocument()
    }
    await document.prepare()
    await add("B", to: document)
    #expect(await !document.autosave())
    await add("C", to: document)
    #expect(await !document.autosave())
    #expect(notices.all.count == 1)

    refusal.end()
    #expect(await document.autosave())
    #expect(try names(in: "favorites.geojson") == ["A", "B", "C"])
    #expect(await document.close())
  }

  @Test("T26: If the folder of another file has gone, that is reported once, and nothing is lost")
  func otherFolderRemoved() async throws {
    let trip = folder.path + "/trip"
    try FileManager.default.createDirectory(atPath: trip, withIntermediateDirectories: true)
    try FavoritesFolder.text(["A"]).write(
      toFile: trip + "/trip.geojson", atomically: true, encoding: .utf8)
    let document = makeDocument(at: trip + "/trip.geojson", isOwn: false)
    await document.prepare()
    try FileManager.default.removeItem(atPath: trip)
    for name in ["B", "C"] {
      await add(name, to: document)
      #expect(await !document.autosave())
    }
    #expect(names(document) == ["A", "B", "C"])
    #expect(notices.all.count == 1)

    await document.finish(refuge: folder.path + "/tunnel")
    #expect(!FileManager.default.fileExists(atPath: trip))
    let kept = try #require(folder.files.first)
    #expect(kept.hasPrefix("trip (conflict "))
    #expect(try names(in: kept) == ["A", "B", "C"])
    #expect(notices.all.count == 2)
  }
}
