import Atlas
import Containers
import Foundation
import Support
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// A small file that the app keeps.
private enum SmallFile: CaseIterable {
  case windows, settings, history

  /// Saves an old or a new version.
  func save(_ path: String, isNew: Bool) throws {
    switch self {
    case .windows:
      let state = isNew ? SessionState(dig: Dig(entrance: place("1 2"))) : SessionState()
      try SavedWindows(path: path).save([1: state])
    case .settings:
      try SavedSettings(path: path).save(isNew ? Settings(units: .imperial) : Settings())
    case .history:
      var history = DigHistory(origin: .denmark)
      if isNew {
        history.record(
          DigHistory.Entry(
            .start, Dig(entrance: place("1 2")), at: Moment(secondsSince1970: 9), named: "A"))
      }
      try SavedHistory(path: path).save(history)
    }
  }
}

/// What is where a file is saved.
private enum Place: CaseIterable {
  case nothing, file, behindLink, fileWithTwoNames

  /// Makes what is there, and returns the path.
  func prepare(_ file: SmallFile, in folder: String) throws -> String {
    // The folder is made by the save.
    let path = folder + "/tunnel/file"
    guard self != .nothing else { return path }
    try FileSystem.current.makeFolders(folder + "/tunnel")
    if self == .behindLink { symlink("../elsewhere", path) }
    try file.save(path, isNew: false)
    if self == .fileWithTwoNames { link(path, folder + "/other") }
    return path
  }
}

@Suite("Files that the app keeps, when each system call of a save fails")
struct KeptFileFaultTests {
  @Test(
    "D98: The old version or the new one is there, and an error says so",
    arguments: SmallFile.allCases, Place.allCases)
  private func smallFiles(file: SmallFile, place: Place) async throws {
    try await FaultWalk().run { run in
      let path = try place.prepare(file, in: run.folder)
      await run.attempt { try file.save(path, isNew: true) }
    }
  }

  @Test("D98: Short writes are continued", arguments: SmallFile.allCases)
  private func shortWrites(file: SmallFile) async throws {
    var walk = FaultWalk()
    (walk.longestWrite, walk.faults) = (1, [.interruption])
    try await walk.run { run in
      let path = try Place.file.prepare(file, in: run.folder)
      await run.attempt { try file.save(path, isNew: true) }
    }
  }

  @Test("D106: Of the lists of recent files each is the old one or the new one", arguments: 0...1)
  func recentFiles(earlier: Int) async throws {
    var walk = FaultWalk()
    (walk.isSilent, walk.areSeparate) = (true, true)
    try await walk.run { run in
      func saved() -> SavedRecentFiles {
        SavedRecentFiles(
          own: run.folder + "/state/recent", shared: run.folder + "/data/recently-used.xbel")
      }
      for number in 0..<earlier { saved().note("/\(number).geojson", at: TunnelStage.noon) }
      await run.attempt { saved().note("/new.geojson", at: TunnelStage.noon) }
    }
  }

  @Test(
    "T27: A picture is there whole or not at all, and never in place of another", arguments: 0...1)
  func pictures(earlier: Int) async throws {
    try await FaultWalk().run { run in
      let folder = PictureFolder(path: run.folder + "/Pictures")
      for _ in 0..<earlier { _ = try save(in: folder, width: 3) }
      await run.attempt { _ = try save(in: folder, width: 2) }
    }
  }

  private func save(in folder: PictureFolder, width: Int) throws -> String {
    try folder.save(Bitmap(width: width, height: 2), named: "Tunnel", by: SDLImageCodec())
  }

  @Test("What is kept for the next launch is the old text or the new one", arguments: 0...1)
  func launchMemory(earlier: Int) async throws {
    var walk = FaultWalk()
    walk.isSilent = true
    try await walk.run { run in
      let memory = LaunchMemory(folder: run.folder + "/cache")
      for number in 0..<earlier { memory.keep("old \(number)\n", as: "fonts") }
      await run.attempt { memory.keep("new\n", as: "fonts") }
    }
  }
}
