import Atlas
import Containers
import Foundation
import Support
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// The end of the app on a disk that does not answer, and beside programs that keep locks.
@MainActor
@Suite("The end of the app")
struct SessionEndTests {
  private let home = FavoritesFolder()
  private let platform = HeadlessPlatform()

  private func start(on disk: HangingDisk? = nil) -> AppSession {
    FileSystem.$current.withValue(disk?.files ?? FileSystem()) {
      let session = AppSession(
        platform: platform, earth: TunnelStage.earth,
        from: { [home] in $0 == "HOME" ? home.path : nil })
      session.show()
      session.application.turn()
      return session
    }
  }

  private func change(_ session: AppSession, to appearance: Settings.Appearance) throws {
    try #require(session.windows[1]).root.settings.appearance = appearance
  }

  private func pass(_ time: Duration, in session: AppSession) {
    platform.advance(by: time)
    session.application.turn()
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: home.path + path, encoding: .utf8)
  }

  @Test(
    "F1005, D126: On a disk that does not answer the app ends in time, and says what is not saved")
  func hangingDisk() throws {
    let disk = HangingDisk(.open, isHanging: false)
    let session = start(on: disk)
    try change(session, to: .dark)
    disk.hang()
    session.application.terminate()
    pass(.seconds(2.4), in: session)
    #expect(!session.application.isTerminated)
    pass(.seconds(0.2), in: session)
    #expect(session.application.isTerminated)
    #expect(session.unsaved == ["the windows", "the settings"])
    disk.answer()
  }

  @Test("F1005: The last saves wait for none that hangs, nor for the disk")
  func hangingSave() async throws {
    let disk = HangingDisk(.synchronize)
    let session = start(on: disk)
    try change(session, to: .dark)
    session.settingsKeeper.saveNow()
    disk.awaitCall()
    try change(session, to: .light)
    session.application.terminate()
    await session.awaitEnd()
    #expect(session.unsaved == [])
    #expect(text("/.config/tunnel/settings")?.contains("light") == true)
    #expect(text("/.local/state/tunnel/windows") != nil)
    disk.answer()
  }

  @Test("A save that hangs does not undo the last one, which finds its text in the file")
  func hangingChangeBack() async throws {
    let path = home.path + "/settings"
    try SavedSettings(path: path).save(Settings(appearance: .light))
    let disk = HangingDisk(.synchronize)
    let saved = FileSystem.$current.withValue(disk.files) { SavedSettings(path: path) }
    _ = saved.load()
    let saves = SaveQueue()
    let slow = Task.immediate {
      try await saves.save(.inTurn) { save throws(SystemError) in
        try saved.save(Settings(appearance: .dark), as: save)
      }
    }
    disk.awaitCall()
    try await saves.save(.last) { save throws(SystemError) in
      try saved.save(Settings(appearance: .light), as: save)
    }
    disk.answer()
    try await slow.value
    #expect(SavedSettings(path: path).load().appearance == .light)
  }

  @Test("A setting that is switched back after a save that failed late is saved", .changingFaults)
  func changeBack() throws {
    let path = home.path + "/settings"
    try SavedSettings(path: path).save(Settings(appearance: .light))
    let saved = SavedSettings(path: path)
    _ = saved.load()
    ChangingFaults.current.failLate()
    #expect(throws: SystemError(EIO)) { try saved.save(Settings(appearance: .dark)) }
    ChangingFaults.current.willCall = nil
    try saved.save(Settings(appearance: .light))
    #expect(SavedSettings(path: path).load().appearance == .light)
  }

  @Test("D126: Digs made before those of earlier starts are back are saved with them at the end")
  func earlyDigs() async throws {
    for text in ["10 20", "40 20"] {
      let session = start()
      try #require(session.windows[1]).root.maps[.start].dig(at: place(text))
      session.application.terminate()
      await session.awaitEnd()
    }
    let saved = SavedHistory(path: home.path + "/.local/state/tunnel/history").load()
    let digs = saved?.entries.map(\.place) ?? []
    #expect(digs.contains(place("10 20")))
    #expect(digs.contains(place("40 20")))
  }

  @Test("F1005: Locks that other programs keep lose nothing, and do not keep the app from ending")
  func locks() async throws {
    let first = start()
    first.application.terminate()
    await first.awaitEnd()
    let session = start()
    let folder = home.path + "/.local/state/tunnel/"
    let descriptors = ["windows", "lock"].map { open(folder + $0, O_RDWR | O_CLOEXEC) }
    defer { for descriptor in descriptors { close(descriptor) } }
    for descriptor in descriptors { #expect(flock(descriptor, LOCK_EX) == 0) }
    try #require(session.windows[1]).root.maps[.start].dig(at: place("40 20"))
    session.application.terminate()
    await session.awaitEnd()
    #expect(session.unsaved == [])
    let saved = SavedWindows(path: folder + "windows").load()
    #expect(saved[1]?.dig == Dig(entrance: place("40 20")))
  }
}

@MainActor
extension AppSession {
  /// Runs the app until it has ended; its clock stands still, however slow the disk is.
  func awaitEnd() async {
    while !application.isTerminated {
      await Task.yield()
      application.turn()
    }
  }
}
