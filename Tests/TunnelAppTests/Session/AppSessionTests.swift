import Atlas
import Containers
import ContainersTesting
import Foundation
import Support
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// The app on a headless platform, from its start to its end.
@MainActor
@Suite("The app from start to end")
struct AppSessionTests {
  private let home = FavoritesFolder()

  private func start(at place: Coordinate? = nil, showing document: String? = nil) -> AppSession {
    let session = AppSession(
      platform: HeadlessPlatform(), earth: TunnelStage.earth, start: place, document: document,
      from: { [home] in $0 == "HOME" ? home.path : nil },
      savingOn: { SaveQueue(isImmediate: true) })
    session.show()
    turn(session)
    return session
  }

  private func turn(_ session: AppSession) {
    for _ in 0..<3 { session.application.turn() }
  }

  private func root(_ session: AppSession, _ number: Int = 1) throws -> TunnelViewController {
    try #require(session.windows[number]).root
  }

  @Test("T9: The first start shows the hint; the next one shows the last place")
  func firstStart() throws {
    let first = start()
    #expect(try root(first).showsHint)
    #expect(try root(first).dig == .denmark)
    try root(first).maps[.start].dig(at: place("40 20"))
    first.application.terminate()
    let next = start()
    #expect(try !root(next).showsHint)
    #expect(try root(next).dig == Dig(entrance: place("40 20")))
    next.application.terminate()
    let named = start(at: place("1 2"))
    #expect(try root(named).dig == Dig(entrance: place("1 2")))
    named.application.terminate()
  }

  @Test("D78: A start that searches opens the search in the first window")
  func searching() throws {
    let session = AppSession(
      platform: HeadlessPlatform(), earth: TunnelStage.earth,
      from: { [home] in $0 == "HOME" ? home.path : nil },
      savingOn: { SaveQueue(isImmediate: true) })
    try #require(session.windows[1]).begin(with: Panel(kind: .search))
    session.show()
    turn(session)
    #expect(try root(session).state.panel?.kind == .search)
    session.application.terminate()
  }

  @Test("D86: A place that a later start hands over is dug in the window used last")
  func handedOver() throws {
    let session = start()
    session.openAnother(like: try #require(session.windows[1]))
    turn(session)
    let platform = try #require(session.application.platform as? HeadlessPlatform)
    platform.activate(platform.windows[0])
    turn(session)
    platform.activate(nil)
    turn(session)
    platform.post(.launchRequested(.open(["geo:40,20"])))
    turn(session)
    #expect(try root(session, 1).dig == Dig(entrance: place("40 20")))
    #expect(try root(session, 2).dig == .denmark)
    #expect(try #require(session.windows[1]).window.isKey)
    session.application.terminate()
  }

  @Test("D86: A later start opens another window, with a place and the search")
  func handedOverToNew() throws {
    let session = start()
    let wish = WindowWish(start: place("40 20"), isSearching: true, isNew: true)
    for request in wish.requests {
      session.application.platform.drainEvents { _ in }
      (session.application.platform as? HeadlessPlatform)?.post(.launchRequested(request))
      turn(session)
    }
    #expect(session.windows.count == 2)
    #expect(try root(session, 2).dig == Dig(entrance: place("40 20")))
    #expect(try root(session, 2).state.panel?.kind == .search)
    #expect(try root(session, 1).state.panel == nil)
    session.application.terminate()
  }

  @Test("D86: A search opens in the new window before that has the keyboard")
  func searchInNewWindow() throws {
    let session = start()
    let platform = try #require(session.application.platform as? HeadlessPlatform)
    for request in WindowWish(isSearching: true, isNew: true).requests {
      platform.post(.launchRequested(request))
    }
    turn(session)
    #expect(try root(session, 2).state.panel?.kind == .search)
    #expect(try root(session, 1).state.panel == nil)
    session.application.terminate()
  }

  @Test("D86: An action that the desktop entry does not list does nothing")
  func foreignAction() throws {
    let session = start()
    let platform = try #require(session.application.platform as? HeadlessPlatform)
    platform.post(.launchRequested(.performAction("format-disk", parameter: "geo:40,20")))
    turn(session)
    #expect(session.windows.count == 1)
    #expect(try root(session).dig == .denmark)
    session.application.terminate()
  }

  @Test(
    "D86: What a start was asked for is handed over as addresses and actions",
    arguments: [
      (WindowWish(), [.activate]),
      (WindowWish(isSearching: true), [.performAction("search")]),
      (WindowWish(isNew: true), [.performAction("new-window")]),
      (WindowWish(document: "/a b.geojson"), [.open(["file:///a%20b.geojson"])]),
      (
        WindowWish(start: place("48.2 16.4"), isSearching: true),
        [.open(["geo:48.2,16.4"]), .performAction("search")]
      ),
      (
        WindowWish(start: place("-1 2"), isNew: true),
        [.performAction("new-window", parameter: "geo:-1,2")]
      ),
    ] as [(WindowWish, [LaunchRequest])])
  func requests(wish: WindowWish, requests: [LaunchRequest]) {
    #expect(wish.requests == requests)
  }

  @Test("D86: A start that another instance takes over opens no window and ends without an error")
  func takenOver() throws {
    let platform = HeadlessPlatform()
    platform.hasOtherInstance = true
    var arguments = ["--new-window", "--search"]
    #expect(Program(arguments: arguments) { _ in platform }.run() == .success)
    #expect(platform.handedOver == [.performAction("new-window"), .performAction("search")])
    #expect(platform.windows.isEmpty)
    arguments = ["geo:48.2,16.4"]
    #expect(Program(arguments: arguments) { _ in platform }.run() == .success)
    #expect(platform.handedOver.last == .open(["geo:48.2,16.4"]))
  }

  @Test("D99: A maximized window returns maximized, with the size and the position it had before")
  func maximized() throws {
    let first = start()
    let window = try #require(first.windows[1]).window
    window.position = Point(x: 30, y: 40)
    window.frame.size = Size(width: 500, height: 400)
    turn(first)
    _ = first.windows[1]?.state
    window.isMaximized = true
    turn(first)
    try root(first).windows.delegate?.quit()
    let next = start()
    let state = try #require(next.windows[1]).state.window
    #expect(state.isMaximized)
    #expect(state.size == Size(width: 500, height: 400))
    #expect(state.position == Point(x: 30, y: 40))
    next.application.terminate()
  }

  @Test("D99: Windows beyond the number that a start opens stay in the file for a later start")
  func postponed() throws {
    let saved = try #require(SavedWindows.standard(from: { $0 == "HOME" ? home.path : nil }))
    let states = Dictionary(
      uniqueKeysWithValues: (1...3).map { number in
        (number, SessionState(dig: Dig(entrance: place("\(number) 5"))))
      })
    try saved.save(states)
    let session = AppSession(
      platform: HeadlessPlatform(), earth: TunnelStage.earth, mostWindows: 2,
      from: { [home] in $0 == "HOME" ? home.path : nil },
      savingOn: { SaveQueue(isImmediate: true) })
    session.show()
    turn(session)
    #expect(session.windows.keys.sorted() == [1, 2])

    try root(session).windows.delegate?.openAnotherWindow()
    turn(session)
    #expect(session.windows.keys.sorted() == [1, 2, 4])
    session.application.terminate()
    #expect(saved.load()[3] == states[3])
  }

  @Test("D99: A saved size that no display has returns as the size of the displays")
  func oversize() throws {
    let saved = try #require(SavedWindows.standard(from: { $0 == "HOME" ? home.path : nil }))
    var state = SessionState(dig: .denmark)
    state.window.size = Size(width: 16_384, height: 16_384)
    try saved.save([1: state])

    let session = start()

    #expect(session.windows[1]?.window.bounds.size == Size(width: 1920, height: 1080))
    session.application.terminate()
  }

  @Test("D98: When the display is lost, what changed just before is saved, and run() throws")
  func lostDisplay() throws {
    let session = start()
    let platform = try #require(session.application.platform as? HeadlessPlatform)
    try root(session).maps[.start].dig(at: place("40 20"))
    platform.post(.displayFailed(.displayLost(reason: "DISPLAY is :1")))
    #expect(throws: PlatformError.displayLost(reason: "DISPLAY is :1")) { try session.run() }
    let saved = try #require(SavedWindows.standard(from: { $0 == "HOME" ? home.path : nil }))
    #expect(saved.load()[1]?.dig == Dig(entrance: place("40 20")))
  }

  @Test("D99: A window whose title would be on no display is moved onto one")
  func displays() async throws {
    let first = start()
    let window = try #require(first.windows[1]).window
    window.position = Point(x: 90_000, y: 40)
    turn(first)
    try root(first).windows.delegate?.quit()
    let next = start()
    let shown = try #require(next.windows[1]).window
    for _ in 0..<1000 where shown.position != .zero {
      await Task.yield()
      turn(next)
    }
    #expect(shown.position == .zero)
    next.application.terminate()
  }

  @Test("D99: A new window is set off from all others by a visible step, on the display")
  func steps() throws {
    let session = start()
    let first = try #require(session.windows[1]).window
    first.frame.size = Size(width: 1024, height: 1000)
    first.position = Point(x: 448, y: 40)
    turn(session)
    for _ in 0..<12 {
      let last = try #require(session.windows.keys.max())
      try root(session, last).windows.delegate?.openAnotherWindow()
      // Twice from the same window, as by a key that is pressed twice.
      if last == 3 { try root(session, last).windows.delegate?.openAnotherWindow() }
      turn(session)
    }
    let windows = session.windows.values.map(\.window)
    #expect(windows.count == 14)
    let screen = Rect(x: 0, y: 0, width: 1920, height: 1080)
    for window in windows {
      let place = try #require(window.position)
      #expect(screen.contains(Rect(origin: place, size: window.bounds.size)), "\(place)")
      for other in windows where other !== window {
        let way = try #require(other.position) - place
        #expect(way.distance(to: .zero) >= 24, "\(place)")
      }
    }
    session.application.terminate()
  }

  @Test(
    "D99: A step wraps at the edges of its display",
    arguments: [
      // From, size, to.
      (Point(x: 0, y: 0), Size(width: 400, height: 300), Point(x: 28, y: 28)),
      (Point(x: 590, y: 20), Size(width: 400, height: 300), Point(x: 28, y: 48)),
      (Point(x: 20, y: 490), Size(width: 400, height: 300), Point(x: 48, y: 28)),
      (Point(x: 590, y: 490), Size(width: 400, height: 300), Point(x: 28, y: 28)),
      (Point(x: 0, y: 0), Size(width: 1000, height: 800), Point(x: 28, y: 28)),
      (Point(x: 140, y: 140), Size(width: 1000, height: 800), Point(x: 28, y: 28)),
      (Point(x: 1000, y: 10), Size(width: 400, height: 300), Point(x: 1028, y: 38)),
      (Point(x: 1590, y: 10), Size(width: 400, height: 300), Point(x: 1028, y: 38)),
      (Point(x: -500, y: -500), Size(width: 400, height: 300), Point(x: -472, y: -472)),
    ])
  func wrapping(from start: Point, size: Size, goal: Point) {
    var other = WindowState()
    other.position = start
    var state = WindowState(size: size)
    let displays = [
      Rect(x: 0, y: 0, width: 1000, height: 800), Rect(x: 1000, y: 0, width: 1000, height: 800),
    ]
    state.setOff(from: other, among: [other], on: displays)
    #expect(state.position == goal)
    state.setOff(from: other, among: [other, state], on: displays)
    #expect(state.position != goal)
  }

  @Test(
    "D99: Windows that almost fill the display do not cover each other exactly",
    arguments: [
      (1900, 1060), (1920, 1080), (2000, 1200), (1880, 1060), (1900, 900), (1600, 1060),
      (1000, 1060), (1800, 960),
    ])
  func large(width: Double, height: Double) {
    let displays = [Rect(x: 0, y: 0, width: 1920, height: 1080)]
    var states = [WindowState(size: Size(width: width, height: height))]
    states[0].position = Point(x: 10, y: 10)
    for _ in 0..<15 {
      var state = states[0]
      state.setOff(from: states.last, among: states, on: displays)
      for other in states { #expect(state.position != other.position) }
      states.append(state)
    }
  }

  @Test("D99: Where the system tells no positions, it places a new window")
  func noPositions() throws {
    let session = start()
    let platform = try #require(session.application.platform as? HeadlessPlatform)
    platform.tellsPositions = false
    try root(session).windows.delegate?.openAnotherWindow()
    turn(session)
    #expect(session.windows[2]?.state.window.position == nil)
    session.application.terminate()
  }

  @Test("T28: Every open window returns with its own hole after the end of the app")
  func windows() throws {
    let first = start()
    try root(first).windows.delegate?.openAnotherWindow()
    turn(first)
    try root(first, 2).maps[.start].dig(at: place("5 6"))
    #expect(try root(first).dig == .denmark)
    first.application.terminate()
    let next = start()
    #expect(next.windows.count == 2)
    #expect(next.application.windows.count == 2)
    #expect(try root(next, 2).dig == Dig(entrance: place("5 6")))
    next.application.terminate()
  }

  @Test("T28: A window that is closed before the others does not return; its digs stay in the list")
  func closing() throws {
    let first = start()
    try root(first).windows.delegate?.openAnotherWindow()
    turn(first)
    let second = try root(first, 2)
    second.maps[.start].dig(at: place("5 6"))
    second.windows.delegate?.closeWindow()
    turn(first)
    // The digs are in the file of the first window before that of the second goes.
    #expect(try files.contains("history"))
    #expect(try !files.contains("history-2"))
    #expect(try root(first).history.entries == history(1)?.entries)
    #expect(first.windows.keys.sorted() == [1])
    #expect(try root(first).history.entries.map(\.dig) == [Dig(entrance: place("5 6"))])
    #expect(try root(first).history.undoable == nil)
    try root(first).windows.delegate?.closeWindow()
    turn(first)
    first.application.terminate()
    let next = start()
    #expect(next.windows.keys.sorted() == [1])
    next.application.terminate()
  }

  @Test("T28: The history of a window that is closed stays if the other one cannot be saved")
  func closingWithoutSpace() throws {
    let first = start()
    try root(first).windows.delegate?.openAnotherWindow()
    try root(first, 2).maps[.start].dig(at: place("5 6"))
    try history(2, saving: DigHistory(origin: .denmark))
    // Something that the app did not write is left alone.
    try FileManager.default.createDirectory(
      atPath: home.path + "/.local/state/tunnel/history", withIntermediateDirectories: true)
    try root(first, 2).windows.delegate?.closeWindow()
    #expect(try files.contains("history-2"))
    first.application.terminate()
  }

  /// The names of the files that keep the state.
  private var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: home.path + "/.local/state/tunnel")
    }
  }

  /// Returns the history in the file of a window, or saves one.
  @discardableResult
  private func history(_ number: Int, saving new: DigHistory? = nil) throws -> DigHistory? {
    let saved = SavedHistory.standard(number, from: { [home] in $0 == "HOME" ? home.path : nil })
    if let new { try saved?.save(new) }
    return saved?.load()
  }

  @Test("D97: Settings that are changed in one window hold in all, and at the next start")
  func settings() throws {
    let first = start()
    try root(first).windows.delegate?.openAnotherWindow()
    try root(first).settings.units = .imperial
    #expect(try root(first, 2).settings.units == .imperial)
    first.application.terminate()
    let next = start()
    #expect(try root(next).settings.units == .imperial)
    next.application.terminate()
  }

  @Test(
    "D112: A window undoes no dig, style, favorite or notation of another, open or closed",
    arguments: [false, true])
  func undoOfAnother(isClosed: Bool) async throws {
    let session = start()
    try root(session).windows.delegate?.openAnotherWindow()
    turn(session)
    let (first, second) = (try root(session), try root(session, 2))
    for root in [first, second] {
      try await root.waitForEarlierDigs()
    }
    second.maps[.start].dig(at: place("5 6"))
    second.bothMaps.commands.first?.performWithSender(nil)
    second.addFavorite()
    second.changeFormat(to: .decimal)
    turn(session)
    #expect(first.format == .decimal)
    #expect(first.favorites?.list.favorites.count == 1)
    if isClosed {
      second.windows.delegate?.closeWindow()
      turn(session)
    }
    #expect(!first.undos.canUndo)
    #expect(!first.undos.canRedo)
    first.undoLast()
    #expect(first.format == .decimal)
    #expect(first.favorites?.list.favorites.count == 1)
    session.application.terminate()
  }

  @Test("D112: A notation that another window has chosen since stays")
  func notationOfAnother() throws {
    let session = start()
    try root(session).windows.delegate?.openAnotherWindow()
    turn(session)
    let (first, second) = (try root(session), try root(session, 2))
    first.changeFormat(to: .decimal)
    turn(session)
    second.changeFormat(to: .degreesMinutes)
    turn(session)
    first.undoLast()
    #expect([first, second].allSatisfy { $0.format == .degreesMinutes })
    #expect(!first.undos.canRedo)
    second.undoLast()
    #expect([first, second].allSatisfy { $0.format == .decimal })
    second.redoLast()
    #expect(first.format == .degreesMinutes)
    session.application.terminate()
  }

  @Test(
    "D112, D100: The digs of a window that was closed stay when the clearing of a list is undone")
  func clearing() async throws {
    let session = start()
    try root(session).windows.delegate?.openAnotherWindow()
    turn(session)
    let (first, second) = (try root(session), try root(session, 2))
    for root in [first, second] {
      try await root.waitForEarlierDigs()
    }
    first.maps[.start].dig(at: place("1 2"))
    turn(session)
    first.clearHistory()
    turn(session)
    second.maps[.start].dig(at: place("5 6"))
    second.windows.delegate?.closeWindow()
    turn(session)
    #expect(first.history.entries.map(\.dig) == [Dig(entrance: place("5 6"))])
    first.undoLast()
    #expect(
      Set(first.history.entries.map(\.dig)) == Set(["1 2", "5 6"].map { Dig(entrance: place($0)) }))
    first.undoLast()
    #expect(first.dig == .denmark)
    #expect(!first.undos.canUndo)
    session.application.terminate()
  }

  @Test("T26: A file of the command line is beside the maps, and at the next start too")
  func document() throws {
    try home.write(names: ["A"])
    let first = start(showing: home.file)
    #expect(try root(first).favorites?.path == home.file)
    #expect(try root(first).side?.stack.topViewController?.title == "favorites.geojson")
    first.application.terminate()
    let next = start()
    #expect(try root(next).favorites?.path == home.file)
    #expect(try root(next).side != nil)
    next.application.terminate()
  }

  @Test("Nothing remains of the app after its end")
  func memory() async throws {
    weak var session: AppSession?
    weak var root: TunnelViewController?
    weak var coordinators: TunnelCoordinators?
    weak var recorder: DigRecorder?
    weak var map: MapViewController?
    weak var application: Application?
    func run() throws {
      let started = start()
      try self.root(started).windows.delegate?.openAnotherWindow()
      turn(started)
      (session, root, application) = (started, try self.root(started), started.application)
      coordinators = root?.coordinators
      (recorder, map) = (coordinators?.recorder, root?.maps.start)
      #expect(recorder != nil)
      #expect(map != nil)
      started.application.terminate()
    }
    try run()
    // Windows name their ends after their first frame.
    for _ in 0..<1000 where root != nil || application != nil || recorder != nil {
      await Task.yield()
    }
    #expect(session == nil)
    #expect(root == nil)
    #expect(coordinators == nil)
    #expect(recorder == nil)
    #expect(map == nil)
    #expect(application == nil)
  }
}
