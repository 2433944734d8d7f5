import Atlas
import Containers
import ContainersTesting
import Foundation
import Support
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// Several instances of the app that keep their state in the same folder.
@MainActor
@Suite("Several instances at once")
struct SharedStateTests {
  private let home = FavoritesFolder()

  private func variable(_ name: String) -> String? { name == "HOME" ? home.path : nil }

  private func start(at place: Coordinate? = nil) -> AppSession {
    let session = AppSession(
      platform: HeadlessPlatform(), earth: TunnelStage.earth, start: place,
      from: { [home] in $0 == "HOME" ? home.path : nil },
      savingOn: { SaveQueue(isImmediate: true) })
    session.show()
    turn(session)
    return session
  }

  private func turn(_ session: AppSession) {
    for _ in 0..<3 { session.application.turn() }
  }

  private func dig(_ text: String, in session: AppSession, _ number: Int) async throws {
    let root = try #require(session.windows[number]).root
    try await root.waitForEarlierDigs()
    root.maps[.start].dig(at: place(text))
  }

  private func digs(_ number: Int) -> [Dig]? {
    SavedHistory.standard(number, from: variable)?.load()?.entries.map(\.dig)
  }

  private func dug(_ texts: String...) -> [Dig] { texts.map { Dig(entrance: place($0)) } }

  private var savedWindows: [Int: SessionState] {
    SavedWindows.standard(from: variable)?.load() ?? [:]
  }

  @Test("D108: A second instance opens a window of its own, and both keep their windows and digs")
  func windows() async throws {
    let (first, second) = (start(), start(at: place("1 2")))
    #expect(first.windows.keys.sorted() == [1])
    #expect(second.windows.keys.sorted() == [2])
    try await dig("40 20", in: first, 1)
    try await dig("-30 10", in: second, 2)
    second.application.terminate()
    first.application.terminate()

    #expect(savedWindows.mapValues { $0.dig } == [1: dug("40 20")[0], 2: dug("-30 10")[0]])
    #expect(digs(1) == dug("40 20"))
    #expect(digs(2) == dug("-30 10"))
    let next = start()
    #expect(next.windows.keys.sorted() == [1, 2])
    next.application.terminate()
  }

  @Test("D108: The window of a second instance is set off from those of the first")
  func steps() throws {
    let first = start()
    var states = [1: SessionState(dig: .denmark), 2: SessionState(dig: .denmark)]
    states[1]?.window.position = Point(x: 100, y: 50)
    states[2]?.window.position = Point(x: 128, y: 78)
    let other = start()
    try #require(SavedWindows.standard(from: variable)).save(states)
    let second = start()
    #expect(second.windows[3]?.window.position == Point(x: 156, y: 106))
    for session in [second, other, first] { session.application.terminate() }
  }

  @Test("D108: The window comes although another program has locked all windows, and is kept")
  func allLocked() throws {
    let folder = home.path + "/.local/state/tunnel"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = open(folder + "/lock", O_RDWR | O_CREAT, 0o600)
    // The request is `F_OFD_SETLK`, which Swift does not import.
    var all = flock(
      l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
    #expect(fcntl(file, 37, &all) == 0)
    let session = start(at: place("1 2"))
    #expect(session.windows.count == 1)
    session.application.terminate()
    close(file)
    #expect(savedWindows.values.map(\.dig) == dug("1 2"))
  }

  @Test("D108: A window that another instance has is not opened twice; a closed one is")
  func quitting() throws {
    let first = start()
    let second = start()
    second.application.terminate()
    let third = start()
    #expect(third.windows.keys.sorted() == [2])
    third.application.terminate()
    first.application.terminate()
  }

  @Test(
    "D108: A window closed while another instance runs does not return; its digs are listed later")
  func closing() async throws {
    let (first, second) = (start(), start())
    try await dig("5 6", in: second, 2)
    try #require(second.windows[2]).root.windows.delegate?.closeWindow()
    turn(second)
    second.application.terminate()
    #expect(digs(2) == dug("5 6"))
    first.application.terminate()
    #expect(savedWindows.keys.sorted() == [1])

    let next = start()
    try await dig("7 8", in: next, 1)
    #expect(digs(2) == nil)
    #expect(next.windows[1]?.root.history.entries.map(\.dig) == dug("5 6", "7 8"))
    #expect(next.windows[1]?.root.history.entries.first?.state == .left)
    next.application.terminate()
  }

  @Test("D112: A new window undoes nothing that a closed one did, of this instance or another")
  func closedWindows() async throws {
    let first = start()
    for text in ["5 6", "7 8"] {
      let other = start()
      let number = try #require(other.windows.keys.first)
      let root = try #require(other.windows[number]).root
      try await dig(text, in: other, number)
      #expect(root.undos.undoActionName.contains("Dig at"))
      root.undoLast()
      #expect(root.dig == .denmark)
      #expect(!root.undos.canUndo)
      #expect(root.undos.canRedo)
      root.redoLast()
      root.windows.delegate?.closeWindow()
      turn(other)
      other.application.terminate()
    }
    try #require(first.windows[1]).root.windows.delegate?.openAnotherWindow()
    let number = try #require(first.windows.keys.max())
    let root = try #require(first.windows[number]).root
    try await root.waitForEarlierDigs()
    #expect(!root.undos.canUndo)
    #expect(!root.undos.canRedo)
    #expect(root.history.entries.isEmpty)
    #expect(try !#require(first.windows[1]).root.undos.canUndo)
    first.application.terminate()
  }

  @Test("D108: A start takes over 32 histories of windows that are gone, and a later one the rest")
  func manyHistories() async throws {
    for number in 2...41 {
      var history = DigHistory(origin: .denmark)
      history.record(
        .init(
          .start, Dig(entrance: place("\(number) 0")), at: Moment(secondsSince1970: 1), named: nil))
      try SavedHistory.standard(number, from: variable)?.save(history)
    }
    for (left, listed) in [(8, 32), (0, 40)] {
      let session = start()
      let root = try #require(session.windows[1]).root
      try await root.waitForEarlierDigs()
      #expect(SavedHistory.numbers(from: variable).filter { $0 > 1 }.count == left)
      #expect(root.history.entries.count { $0.state == .left } == listed)
      session.application.terminate()
    }
  }

  @Test("D98: If the windows cannot be read at the start, none of them is lost at the end")
  func refusedWindows() throws {
    try SavedWindows.standard(from: variable)?.save([
      1: SessionState(dig: Dig(entrance: place("1 1"))),
      2: SessionState(dig: Dig(entrance: place("2 2"))),
    ])
    let refusal = Refusal()
    let session = FileSystem.$current.withValue(refusal.fileSystem(of: "/windows", .open, EMFILE)) {
      start(at: place("9 9"))
    }
    refusal.end()
    session.application.terminate()

    let digs = Set(savedWindows.values.compactMap { $0.dig?.entrance })
    #expect(digs == [place("1 1"), place("2 2"), place("9 9")])
  }

  @Test("D108: Each instance keeps the settings that the other changed")
  func settings() throws {
    let (first, second) = (start(), start())
    try #require(first.windows[1]).root.settings.units = .imperial
    try #require(second.windows[2]).root.settings.appearance = .dark
    first.application.terminate()
    second.application.terminate()
    let saved = SavedSettings.standard(from: variable)
    #expect(saved?.load() == Settings(units: .imperial, appearance: .dark))
  }

  @Test("D108: Eight writers lose no window to one another")
  func writers() async throws {
    let path = home.path + "/windows"
    let lost = await withTaskGroup(of: Int.self) { group in
      for number in 1...8 {
        group.addTask {
          let saved = SavedWindows(path: path)
          return (0..<20).count { round in
            let state = SessionState(dig: Dig(entrance: place("\(number) \(round)")))
            try? saved.save([number: state])
            return saved.load()[number] != state
          }
        }
      }
      var lost = 0
      for await count in group { lost += count }
      return lost
    }
    #expect(lost == 0)
  }

  @Test("D108: Without a place for the lock every number is free")
  func withoutLock() throws {
    let folder = home.path + "/.local"
    try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: folder))
    let (first, second) = (start(), start())
    #expect(first.windows.keys.sorted() == [1])
    #expect(second.windows.keys.sorted() == [1])
  }

  @Test("D98: A draft that a killed run has left is removed at a later start")
  func drafts() async throws {
    try home.write("{}")
    let folder = home.path + "/.local/state/tunnel"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in [".old.partial", ".new.partial", ".old", "old.partial"] {
      try Data().write(to: URL(filePath: folder + "/" + name))
      let date = Date(timeIntervalSinceNow: name == ".new.partial" ? 0 : -4000)
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder + "/" + name)
    }
    AbandonedDrafts(from: variable).remove()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names) == [".new.partial", ".old", "old.partial"])
  }
}
