import Containers
import ContainersTesting
import Foundation
import Support
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// What the user reads on the terminal, or in the journal, when something about the files is wrong.
@MainActor
@Suite("Words on the terminal")
struct TerminalTests {
  /// Something that is wrong with a file.
  enum Cause: String, CaseIterable, CustomTestStringConvertible {
    case settingsWithOddLines, settingsThatAreNoText, settingsThatAreAFolder
    case historyThatIsNoText, historyThatIsAFolder, windowsThatAreAFolder
    case favoritesWithoutAFolder, favoritesDamagedByOthers

    var testDescription: String { rawValue }

    /// The file that is to be named, below the home folder.
    var file: String {
      switch self {
      case .settingsWithOddLines, .settingsThatAreNoText, .settingsThatAreAFolder:
        ".config/tunnel/settings"
      case .historyThatIsNoText, .historyThatIsAFolder: ".local/state/tunnel/history"
      case .windowsThatAreAFolder: ".local/state/tunnel/windows"
      case .favoritesWithoutAFolder, .favoritesDamagedByOthers:
        ".local/share/tunnel/favorites.geojson"
      }
    }

    var changesFavorites: Bool {
      self == .favoritesWithoutAFolder || self == .favoritesDamagedByOthers
    }
  }

  private let home = FilesHome()

  private func path(_ cause: Cause) -> String { "\(home.path)/\(cause.file)" }

  /// Makes the file that is wrong from the start.
  private func prepare(_ cause: Cause) throws {
    let files = FileSystem.current
    let folder = FilePath.folder(of: path(cause))
    try files.makeFolders(FilePath.folder(of: folder))
    if cause == .favoritesWithoutAFolder { return try files.write([], to: folder) }
    try files.makeFolders(folder)
    switch cause {
    case .settingsWithOddLines: try write("units = furlongs\nnonsense\n", as: cause)
    case .settingsThatAreAFolder, .historyThatIsAFolder, .windowsThatAreAFolder:
      try files.makeFolders(path(cause))
    case .favoritesDamagedByOthers: try write(FavoritesFolder.text(["A"]), as: cause)
    default: try files.write(Array(repeating: 0xFF, count: 40), to: path(cause))
    }
  }

  private func write(_ text: String, as cause: Cause) throws {
    try FileSystem.current.write(Array(text.utf8), to: path(cause))
  }

  private func wait(for session: AppSession, until isDone: () -> Bool) async {
    for _ in 0..<100_000 where !isDone() {
      (session.application.platform as? HeadlessPlatform)?.advance(by: .milliseconds(20))
      session.application.turn()
      await Task.yield()
    }
    #expect(isDone())
  }

  /// Starts and ends the app, and adds a favorite meanwhile if the cause is about them.
  private func run(_ cause: Cause) async throws {
    try prepare(cause)
    let session = AppSession(
      platform: HeadlessPlatform(), earth: TunnelStage.earth,
      from: { [home] in $0 == "HOME" ? home.path : nil })
    session.show()
    // The history is read after the first frame.
    await wait(for: session) { session.windows[1]?.root.showsEndNames == true }
    if cause.changesFavorites {
      let favorites = try #require(session.windows[1]?.root.favorites)
      let isOpen = cause == .favoritesDamagedByOthers
      if isOpen { #expect(await favorites.prepare()) }
      favorites.change("", undoneBy: UndoManager()) { $0.add(place("1 2"), named: "B", at: .now) }
      await wait(for: session) { favorites.list.favorites.count == (isOpen ? 2 : 1) }
      if isOpen { try write("{\"type\": \"Feat", as: cause) }
    }
    session.application.terminate()
    await session.awaitEnd()
  }

  @Test(
    "One cause is one line, which names the file in words for people", arguments: Cause.allCases)
  func lines(cause: Cause) async throws {
    let log = WarningLog()
    try await WarningReceiver.$current.withValue({ log.add($0) }) { try await run(cause) }
    #expect(log.lines.count == 1, "\(log.lines)")
    let line = try #require(log.lines.first)
    #expect(line.contains(path(cause)))
    #expect(!line.contains("0x"))
    #expect(!line.contains("Document"))
  }
}
