import Atlas
import Containers
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// Data files that are not regular files, or that change while they are in use.
@Suite("Changing files", .timeLimit(.minutes(5)))
struct ChangingFileTests {
  private static let files = [
    "imagery", "lines", "land", "countries", "regions", "seas", "waters", "zones", "places",
    "elevation", "names", "night", "features",
  ].map { $0 + ".atlas" }

  @Test("A pipe in place of a file is refused at once, with status 66", arguments: files)
  func pipe(file: String) throws {
    let folder = try TemporaryFolder()
    try folder.link(assetsBut: file, with: .missing)
    mkfifo(folder.path + "/" + file, 0o600)

    let program = try BuiltProgram(
      ["snapshot", "--size", "60x60", "--output", folder.path + "/a.png"],
      environment: ["TUNNEL_ASSETS": folder.path, "LC_ALL": "da_DK.UTF-8"])

    #expect(program.status == 66)
    #expect(
      program.message
        == "tunnel: The file \(folder.path)/\(file) cannot be read: it is not a file.\n")
  }

  @Test("A pipe in place of the credits is refused too")
  func credits() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder.path + "/credits.tsv", 0o600)
    let program = try BuiltProgram(["data"], environment: ["TUNNEL_ASSETS": folder.path])
    #expect(program.status == 66, "\(program.message)")
    #expect(program.messages.count == 1, "\(program.message)")
  }

  @Test(
    "Truncating or overwriting a file during a batch ends it with status 65, naming the file",
    arguments: ["land", "countries", "regions", "zones", "places", "elevation", "names"])
  func batch(name: String) throws {
    for isCut in [true, false] {
      let folder = try TemporaryFolder()
      let file = "\(name).atlas"
      try folder.link(assetsBut: file, with: .cut(to: 1))
      let batch = try Batch(assets: folder, language: "da")

      // The first answer shows that everything is open.
      try batch.ask("56.55 8.316667")
      if isCut {
        truncate(folder.path + "/" + file, 8192)
      } else {
        let handle = try FileHandle(forWritingTo: URL(filePath: folder.path + "/" + file))
        try handle.write(contentsOf: Data(repeating: 0xA5, count: 2_000_000))
        try handle.close()
      }
      for place in ["-33.9 18.4", "35 139", "40 -100", "-20 -60", "0 100"] { batch.send(place) }
      let (status, message) = batch.end()

      #expect(status == 65, "\(name): \(message)")
      // After Swift's own message about the trap, in unoptimized builds.
      let line = message.split(separator: "\n").last ?? ""
      #expect(line.hasPrefix("tunnel: "), "\(message)")
      #expect(line.contains("/\(file) is damaged: "), "\(message)")
    }
  }

  @Test("Reading a file after it was truncated fails once, naming the file")
  func layer() throws {
    let folder = try TemporaryFolder()
    try folder.link(assetsBut: "lines.atlas", with: .cut(to: 1))
    let told = Mutex<[AssetError]>([])
    let earth = try Earth(directory: folder.path, codec: SDLImageCodec()) { error in
      told.withLock { $0.append(error) }
    }
    truncate(folder.path + "/lines.atlas", 8192)

    for layer in LineLayer.allCases {
      let level = earth.noting { () throws(AssetError) in
        try earth.lines.level(of: layer, forRadius: 5000)
      }
      #expect(level == nil)
    }
    let errors = told.withLock { $0 }
    #expect(errors.map(\.path) == [folder.path + "/lines.atlas"])
    #expect(throws: AssetError.self) { try earth.check() }
  }

  @Test(
    "A window survives the truncation of open files, and names them",
    arguments: ["imagery", "lines", "places", "land"])
  func window(name: String) throws {
    let folder = try TemporaryFolder()
    let file = "\(name).atlas"
    try folder.link(assetsBut: file, with: .cut(to: 1))
    let window = try OpenProgram(assets: folder, language: "da_DK.UTF-8")
    #expect(window.comes { window.frames > 0 })

    truncate(folder.path + "/" + file, 4096)

    let status = window.terminate()
    #expect(status == 0 || status == 65, "\(window.messages)")
    #expect(window.messages.filter { $0.hasPrefix("tunnel: ") }.allSatisfy { $0.contains(file) })
  }
}

/// A running `tunnel place -`.
private final class Batch {
  private let process = Process()
  private let (input, output, message) = (Pipe(), Pipe(), Pipe())

  init(assets: TemporaryFolder, language: String) throws {
    process.executableURL = BuiltProgram.url
    process.arguments = ["place", "--json", "--language", language, "-"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TUNNEL_ASSETS": assets.path]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = message
    try process.run()
  }

  /// Sends a question and waits for the answer.
  func ask(_ place: String) throws {
    send(place)
    _ = output.fileHandleForReading.availableData
  }

  func send(_ place: String) {
    let sent = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [input] in
      BuiltProgram.send(Data((place + "\n").utf8), to: input)
      sent.signal()
    }
    sent.wait()
  }

  func end() -> (status: Int32, message: String) {
    try? input.fileHandleForWriting.close()
    _ = output.fileHandleForReading.readDataToEndOfFile()
    let text = String(decoding: message.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (
      process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      text
    )
  }
}
