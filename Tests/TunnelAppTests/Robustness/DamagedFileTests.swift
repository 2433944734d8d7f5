import Foundation
import TestSupport
import Testing

@testable import TunnelTestSupport

/// The commands with damaged data files.
@Suite(.timeLimit(.minutes(5)))
struct DamagedFileTests {
  private static let files = [
    "imagery", "lines", "land", "countries", "regions", "seas", "waters", "zones", "places",
    "elevation", "names", "night", "features",
    "countrynames",
  ].map { $0 + ".atlas" }
  private static let place = ["place", "56.55", "8.316667", "--json", "--date", "2026-06-21"]
  private static let snapshot = [
    "snapshot", "--at", "56.55", "8.316667", "--size", "120x100", "--date", "2026-06-21",
  ]

  @Test(
    "Without a file no image is drawn: status 66, one sentence that names the file",
    arguments: files)
  func missingForPicture(file: String) throws {
    let folder = try TemporaryFolder()
    try folder.link(assetsBut: file, with: .missing)

    let (program, picture) = try draw(with: folder)

    expectRefusal(program, 66, folder.path + "/" + file)
    #expect(picture == nil)
  }

  @Test("Without a file that it needs, place exits with status 66", arguments: files)
  func missingForPlace(file: String) throws {
    let folder = try TemporaryFolder()
    try folder.link(assetsBut: file, with: .missing)

    let program = try BuiltProgram(Self.place, environment: ["TUNNEL_ASSETS": folder.path])

    if ["imagery.atlas", "lines.atlas", "night.atlas"].contains(file) {
      #expect(program.status == 0)
      #expect(try program.output == Self.soundAnswer.get())
    } else {
      expectRefusal(program, 66, folder.path + "/" + file)
    }
  }

  @Test(
    "A truncated file is refused: status 65, one sentence that names the file",
    arguments: files, [.cut(to: 0), .cut(to: 0.000005), .cut(to: 0.5), .cut(to: -1)] as [Damage])
  func cut(file: String, damage: Damage) throws {
    let folder = try TemporaryFolder()
    try folder.link(assetsBut: file, with: damage)

    let (program, picture) = try draw(with: folder)

    expectRefusal(program, 65, folder.path + "/" + file)
    #expect(picture == nil)
  }

  @Test(
    "A changed file is refused with status 65, unless the result is correct anyway",
    arguments: files,
    [
      .header(seed: 1), .table(seed: 3), .anywhere(seed: 4), .anywhere(seed: 5),
      .noise(seed: 6),
    ] as [Damage])
  func changed(file: String, damage: Damage) throws {
    let folder = try TemporaryFolder()
    try folder.link(assetsBut: file, with: damage)

    let (program, picture) = try draw(with: folder)
    if program.status == 0 {
      #expect(try picture == Self.soundPicture.get())
    } else {
      expectRefusal(program, 65, folder.path + "/" + file)
      #expect(picture == nil)
    }

    let answer = try BuiltProgram(Self.place, environment: ["TUNNEL_ASSETS": folder.path])
    if answer.status == 0 {
      #expect(try answer.output == Self.soundAnswer.get())
    } else {
      expectRefusal(answer, 65, folder.path + "/" + file)
    }
  }

  @Test("A flipped bit in data that the first image needs is refused")
  func changedNeeds() throws {
    for (file, section) in [
      ("imagery.atlas", "3/0/0"), ("lines.atlas", "coast/0/points"), ("seas.atlas", "names/text"),
      ("countries.atlas", "polygons/points"), ("places.atlas", "splits"), ("names.atlas", "owners"),
      ("features.atlas", "labels"),
    ] {
      let folder = try TemporaryFolder()
      try folder.link(assetsBut: file, with: .section(section, seed: 7))

      let (program, picture) = try draw(with: folder)

      expectRefusal(program, 65, folder.path + "/" + file)
      #expect(picture == nil, "\(file)")
    }
  }

  private static let soundAnswer = Result { try BuiltProgram(place).output }
  private static let soundPicture = Result {
    let folder = try TemporaryFolder()
    let file = folder.path + "/sound.png"
    _ = try BuiltProgram(snapshot + ["--output", file])
    return try Data(contentsOf: URL(filePath: file))
  }

  /// Draws in a language that needs the file of names.
  private func draw(with folder: TemporaryFolder) throws -> (BuiltProgram, Data?) {
    let file = folder.path + "/picture.png"
    let program = try BuiltProgram(
      Self.snapshot + ["--output", file],
      environment: ["TUNNEL_ASSETS": folder.path, "LC_ALL": "da_DK.UTF-8"])
    return (program, try? Data(contentsOf: URL(filePath: file)))
  }

  private func expectRefusal(
    _ program: BuiltProgram, _ status: Int32, _ path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(program.status == status, "\(program.message)", sourceLocation: sourceLocation)
    #expect(program.output.isEmpty, sourceLocation: sourceLocation)
    #expect(program.messages.count == 1, "\(program.message)", sourceLocation: sourceLocation)
    #expect(program.message.hasPrefix("tunnel: The file "), sourceLocation: sourceLocation)
    #expect(program.message.contains(path), "\(program.message)", sourceLocation: sourceLocation)
  }
}
