import Atlas
import Containers
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// The window with damaged data files.
@Suite(.timeLimit(.minutes(5)))
struct DamagedWindowTests {
  @Test("An open window exits on SIGTERM with status 0 and no message")
  func sound() throws {
    let window = try OpenProgram()

    #expect(window.comes { window.frames > 0 })
    #expect(window.terminate() == 0)
    #expect(window.messages.isEmpty)
  }

  @Test(
    "The window continues without the damaged data, and reports it once",
    arguments: [
      ("imagery.atlas", "3/0/0"), ("lines.atlas", "coast/0/points"),
      ("lines.atlas", "borders/0/chunks"), ("seas.atlas", "names/text"),
      ("countries.atlas", "polygons/points"), ("places.atlas", "splits"),
      ("names.atlas", "owners"), ("features.atlas", "labels"),
    ])
  func damagedLayer(file: String, section: String) throws {
    let folder = try TemporaryFolder()
    try folder.link(assetsBut: file, with: .section(section, seed: 8))

    // In English, town names are not looked up.
    let window = try OpenProgram(assets: folder, language: "da_DK.UTF-8")

    #expect(window.comes { window.frames > 0 && !window.messages.isEmpty })
    #expect(window.terminate() == 0)
    let message = try #require(window.messages.first)
    #expect(message.hasPrefix("tunnel: The file \(folder.path)/\(file) is damaged"))
    #expect(message.hasSuffix("The window does without it."))
    #expect(window.messages.count == 1, "\(window.messages)")
  }

  @Test("Only the first of several damaged tiles is reported; the others are still requested")
  func damagedTiles() async throws {
    let folder = try TemporaryFolder()
    try folder.link(assetsBut: "imagery.atlas", with: .section("2/1/1", seed: 9))
    let (failures, told) = AsyncStream.makeStream(of: AssetError.self)
    let earth = try Earth(directory: folder.path, codec: SDLImageCodec()) { told.yield($0) }
    let loader = TileLoader(earth: earth)
    let (loads, loaded) = AsyncStream.makeStream(of: Void.self)
    loader.setHandler { loaded.yield() }
    let tiles = (0..<3).map { ImageryTile(level: 2, column: $0, row: 1) }

    loader.want(tiles, of: earth.imagery)
    for _ in tiles { await loads.first { true } }

    told.finish()
    let all = await failures.reduce(into: []) { $0.append($1.path) }
    #expect(all == [folder.path + "/imagery.atlas"])
    #expect(tiles.map(earth.imagery.isLoaded) == [true, false, true])
  }

  @Test(
    "A file that cannot be opened ends the launch: one sentence, status 65 or 66",
    arguments: [
      "imagery", "lines", "land", "countries", "seas", "places", "elevation", "night",
      "features",
    ],
    [(.missing, 66), (.cut(to: 0.7), 65), (.header(seed: 10), 65), (.table(seed: 11), 65)]
      as [(Damage, Int32)])
  func unopenable(name: String, damage: (Damage, Int32)) throws {
    let folder = try TemporaryFolder()
    try folder.link(assetsBut: "\(name).atlas", with: damage.0)

    let window = try OpenProgram(assets: folder)

    #expect(window.comes { !window.isRunning })
    #expect(window.status == damage.1)
    #expect(window.frames == 0)
    #expect(window.messages.count == 1, "\(window.messages)")
    #expect(window.messages.first?.contains("\(folder.path)/\(name).atlas") == true)
  }
}
