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

/// Files that are opened while the app runs, on a headless platform.
@MainActor
@Suite("Opening files in the app")
struct AppSessionFilesTests {
  private let home = FilesHome()
  private let session: AppSession
  private let first: String
  private let second: String

  init() throws {
    first = try home.write(FavoritesFolder.text(["A"]), to: "first.geojson")
    second = try home.write(FavoritesFolder.text(["B"]), to: "second.geojson")
    session = AppSession(
      platform: HeadlessPlatform(), earth: TunnelStage.earth,
      from: { [home] in $0 == "HOME" ? home.path : nil },
      savingOn: { SaveQueue(isImmediate: true) })
    session.show()
    session.application.turn()
  }

  private var root: TunnelViewController {
    get throws { try #require(session.windows[1]).root }
  }

  private func wait(
    for other: AppSession? = nil, until isDone: () throws -> Bool
  ) async rethrows {
    let application = (other ?? session).application
    let start = ContinuousClock.now
    var looks = 0
    // Beside many other tests each look takes long.
    while try !isDone(), looks < 10_000 || ContinuousClock.now - start < .seconds(300) {
      looks += 1
      // Files are read again after a quiet time.
      (application.platform as? HeadlessPlatform)?.advance(by: .milliseconds(20))
      application.turn()
      await Task.yield()
    }
    #expect(try isDone())
  }

  private func open(_ path: String) async throws {
    try root.openFile(path)
    try await wait { try root.favorites?.path == path && root.favorites?.documentState == .normal }
  }

  /// Ends the app, which may first have to save a document.
  private func end() async {
    session.application.terminate()
    await session.awaitEnd()
  }

  private func names() throws -> [String] {
    try root.side?.shown.map(\.favorite.name) ?? []
  }

  @Test("D103: An opened file takes the place of the favorites beside the maps")
  func opening() async throws {
    try await open(first)
    try await wait { try names() == ["A"] }
    #expect(try root.side?.stack.topViewController?.title == "first.geojson")
    try await open(second)
    try await wait { try names() == ["B"] }
    session.application.terminate()
  }

  @Test("D101: A file with features that have no place says how many, and where")
  func omission() async throws {
    let line =
      #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[[0,0],[1,1]]}}"#
    let far = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[200,95]}}"#
    let point = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}}"#
    try await open(
      home.write([point, line, point, far].map { $0 + "\n" }.joined(), to: "c.ndjson"))
    try await wait { try root.side?.shown.count == 2 }
    #expect(
      try root.notice.subviews.compactMap { ($0 as? Label)?.text }.first
        == "2 of 4 features in “c.ndjson” have no place and are left out. "
        + "They begin in lines 2, 4.")
    try await open(home.write(#"{"type":"Point","coordinates":[200,95]}"#, to: "d.geojson"))
    try await wait { try root.side?.page.note.isHidden == false }
    #expect(
      try root.side?.page.note.text
        == "1 of 1 features in “d.geojson” has no place and is left out.")
    session.application.terminate()
  }

  @Test("D103, D98: Unsaved changes of a file are saved when another one takes its place")
  func saving() async throws {
    try await open(first)
    try root.addFavorite()
    try await open(second)
    await wait { home.text("first.geojson")?.contains("Lemvig") == true }
    #expect(home.text("second.geojson") == FavoritesFolder.text(["B"]))
    session.application.terminate()
  }

  @Test("D103: A file that is opened again while it is being closed stays")
  func reopening() async throws {
    try await open(first)
    try root.addFavorite()
    weak let document = try root.favorites
    try root.files.delegate?.openFile(second)
    try root.files.delegate?.openFile(first)
    await wait { home.text("first.geojson")?.contains("Lemvig") == true }
    for _ in 0..<1000 { await Task.yield() }
    try root.closeSidebar()
    await wait { document?.documentState == .normal }
    #expect(try root.favorites === document)
    await end()
  }

  @Test("D112: A change of a file that is closed cannot be undone by accident")
  func undo() async throws {
    try await open(first)
    try root.addFavorite()
    #expect(try root.undos.canUndo)
    try await open(second)
    #expect(try !root.undos.canUndo)
    session.application.terminate()
  }

  @Test("D103: The user's own favorites return in place of an opened file")
  func own() async throws {
    try await open(first)
    try root.files.delegate?.openFile(nil)
    #expect(try root.favorites?.isOwn == true)
    #expect(try root.side?.stack.topViewController?.title == "Favorites")
    session.application.terminate()
  }

  @Test("D103, D101: A new list becomes a file with its first favorite")
  func new() async throws {
    let path = home.path + "/new.geojson"
    try root.files.delegate?.openFile(path)
    #expect(home.text("new.geojson") == nil)
    try root.addFavorite()
    await wait { home.text("new.geojson")?.contains("Lemvig") == true }
    session.application.terminate()
  }

  @Test("D99: The next start shows the file that was opened")
  func restart() async throws {
    try await open(first)
    await end()
    let next = AppSession(
      platform: HeadlessPlatform(), earth: TunnelStage.earth,
      from: { [home] in $0 == "HOME" ? home.path : nil },
      savingOn: { SaveQueue(isImmediate: true) })
    #expect(try #require(next.windows[1]).root.favorites?.path == first)
    next.application.terminate()
  }

  @Test("D106, T50: Opened files are offered again until taken out, and listed by the desktop")
  func recent() async throws {
    try await open(first)
    try await open(second)
    try await wait { try root.files.delegate?.filesOffer.recent == [second, first] }
    await wait { home.text(".local/share/recently-used.xbel")?.contains("second.geojson") == true }
    try root.files.delegate?.rememberFile(second, at: nil)
    try await wait { try root.files.delegate?.filesOffer.recent == [first] }
    try root.files.delegate?.rememberFile(second, at: 1)
    try await wait { try root.files.delegate?.filesOffer.recent == [first, second] }
    session.application.terminate()
  }

  @Test("D106: With the setting off nothing is listed, and what was is forgotten")
  func forgetting() async throws {
    try await open(first)
    try await wait { try root.files.delegate?.filesOffer.recent == [first] }
    try root.settings.recentFiles = .forgotten
    #expect(try root.files.delegate?.filesOffer.recent.isEmpty == true)
    await wait { home.text(".local/state/tunnel/recent")?.contains("first") == false }
    try await open(second)
    try root.settings.recentFiles = .kept
    try await open(first)
    // They are noted in their order, so that the second one would be there by now.
    try await wait { try root.files.delegate?.filesOffer.recent == [first] }
    session.application.terminate()
  }

  @Test("D102: A file in conflict is not lost when another one takes its place: the alert returns")
  func conflict() async throws {
    try await open(first)
    let document = try #require(try root.favorites)
    document.change("Edit", undoneBy: try root.undos) {
      $0.edit($0.entries[0], name: "mine", note: "")
    }
    try home.write(FavoritesFolder.text(["theirs"]), to: "first.geojson")
    try await wait {
      let alert = try root.presentedViewController as? AlertController
      return alert?.viewIfLoaded?.window != nil && alert?.isBeingPresented == false
    }
    try root.dismiss(animated: false) {}
    try root.coordinators.alerts.isAsking = false
    try await wait { try root.presentedViewController == nil }
    try await open(second)
    try await wait { try root.presentedViewController is AlertController }
    #expect(document.isInConflict)
    #expect(document.list.favorites.map(\.name) == ["mine"])
    #expect(await document.settle(keeping: .mine))
    #expect(home.text("first.geojson")?.contains("mine") == true)
    session.application.terminate()
  }

  @Test("D102: A file that takes the name of a renamed one is a file of its own")
  func renaming() async throws {
    try await open(first)
    let document = try #require(try root.favorites)
    try FileManager.default.moveItem(atPath: first, toPath: home.path + "/third.geojson")
    await wait { document.path == home.path + "/third.geojson" }
    try home.write(FavoritesFolder.text(["New"]), to: "first.geojson")
    try await open(first)
    try await wait { try names() == ["New"] }
    session.application.terminate()
  }

  @Test("D106: A file of the command line is a recent one")
  func commandLine() async throws {
    await end()
    let next = AppSession(
      platform: HeadlessPlatform(), earth: TunnelStage.earth, document: first,
      from: { [home] in $0 == "HOME" ? home.path : nil },
      savingOn: { SaveQueue(isImmediate: true) })
    let root = try #require(next.windows[1]).root
    await wait { root.files.delegate?.filesOffer.recent == [first] }
    next.application.terminate()
  }

  @Test("D110, D99: After going back, the next start has the same history, and forth leads on")
  func browsing() async throws {
    try await wait { try root.showsEndNames }
    for text in ["10 20", "30 40"] { try root.maps[.start].dig(at: place(text)) }
    try root.browse(.back)
    let history = try root.history
    await end()
    let next = AppSession(
      platform: HeadlessPlatform(), earth: TunnelStage.earth,
      from: { [home] in $0 == "HOME" ? home.path : nil },
      savingOn: { SaveQueue(isImmediate: true) })
    next.show()
    let reopened = try #require(next.windows[1]).root
    await wait(for: next) { !reopened.history.entries.isEmpty }
    #expect(reopened.history == history)
    #expect(reopened.dig == Dig(entrance: place("10 20")))
    reopened.browse(.forth)
    #expect(reopened.dig == Dig(entrance: place("30 40")))
    next.application.terminate()
  }
}
