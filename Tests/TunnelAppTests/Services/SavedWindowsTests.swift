import Atlas
import Containers
import Foundation
import Support
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("What the windows show, kept in a file")
struct SavedWindowsTests {
  private let folder: TemporaryFolder
  private let notices = Notices()
  private var saved: SavedWindows {
    SavedWindows(path: folder.path + "/a/windows", notify: notices.add)
  }

  init() throws { folder = try TemporaryFolder() }

  private static let full = SessionState(
    dig: Dig(entrance: place("12.345678901 -180")),
    maps: Ends(
      start: MapState(
        center: place("1 2"), heading: .degrees(-12.5), radius: 812.25,
        appearance: MapAppearance(style: .night, showsOtherSide: true, showsGraticule: true)),
      target: MapState(center: place("-1 -178"))),
    showsInfo: true, document: "/a/b = c.geojson", hasSidebar: true,
    panel: Panel(kind: .search, page: "p", text: "a = b # c"),
    window: WindowState(
      size: Size(width: 800.5, height: 600), position: Point(x: -10, y: 20), isMaximized: true,
      isFullScreen: true))

  private func load() -> [Int: SessionState] { saved.load() }

  @Test("T9, D99: Every property of several windows round-trips to the bit")
  func roundTrip() throws {
    let states = [1: Self.full, 3: SessionState(), 7: SessionState(dig: .denmark)]
    try saved.save(states)
    #expect(load() == states)
  }

  @Test("D99: A map's center is read in British spelling, and written in American spelling")
  func britishCenter() {
    let text = KeyedText("version = 1\n1.width = 500\n1.start.centre = 1, 2\n")

    let reading = SessionState.read(text)
    let written = SessionState.text(reading.value ?? [:])

    #expect(reading.value?[1]?.maps[.start]?.center == place("1 2"))
    #expect(reading.damaged == [])
    #expect(written["1.start.center"]?.value == "1, 2")
    #expect(written["1.start.centre"] == nil)

    let both = SessionState.read(
      KeyedText("version = 1\n1.width = 500\n1.start.centre = 1, 2\n1.start.center = 3, 4\n"))

    #expect(both.value?[1]?.maps[.start]?.center == place("3 4"))
    #expect(both.damaged == [])
  }

  @Test("D99: The page of licenses is read in British spelling; another panel's page stays")
  func britishLicenses() {
    let text = KeyedText(
      """
      version = 1
      1.width = 500
      1.panel = about
      1.page = licences
      2.width = 500
      2.panel = files
      2.page = licences
      """)

    let states = SessionState.read(text).value ?? [:]

    #expect(states[1]?.panel == Panel(kind: .about, page: AboutPage.licenses.rawValue))
    #expect(states[2]?.panel == Panel(kind: .files, page: "licences"))
  }

  @Test("D108: Windows that others saved stay, closed ones go, and the last one stays")
  func sharing() throws {
    try saved.save([2: Self.full])
    try saved.save([1: SessionState(dig: .denmark)])
    #expect(load() == [1: SessionState(dig: .denmark), 2: Self.full])
    try saved.save([1: nil])
    #expect(load() == [2: Self.full])
    try saved.save([2: nil])
    #expect(load() == [2: Self.full])
  }

  @Test("D99: The seventeenth window returns, and so does every other one")
  func many() throws {
    let states = Dictionary(
      uniqueKeysWithValues: [1, 16, 17, 40, 1000].map { ($0, SessionState(dig: .denmark)) })
    try saved.save(states)
    #expect(load() == states)
  }

  @Test(
    "A number that the app does not give a window is none",
    arguments: ["0", "-1", "01", "+1", "1.1", "99999999999999999999", "x"])
  func foreignNumber(number: String) {
    let text = KeyedText("version = 1\n\(number).width = 500\n")
    #expect(SessionState.read(text).value?.isEmpty == true)
  }

  @Test(
    "D99: A window without a place or without a width, whose line is damaged, returns all the same",
    arguments: ["1.dig = 1, 2", "1.width = 500"])
  func incomplete(line: String) {
    let text = KeyedText("version = 1\n\(line)\n")
    #expect(SessionState.read(text).value?.keys.sorted() == [1])
  }

  @Test("Without a saved file there is no state")
  func nothing() { #expect(load() == [:]) }

  @Test("D98: The file is lines that people can read")
  func text() {
    let text = SessionState.text([2: SessionState(dig: .denmark)]).text
    #expect(
      text == """
        # What the windows of Tunnel show at the next start.
        version = 1
        2.dig = 56.55, 8.316667
        2.width = 1024.0
        2.height = 1000.0

        """)
  }

  @Test(
    "D99: What cannot be read has its default, and the rest returns",
    arguments: [
      "1.dig = 91 0", "1.start.radius = -3", "1.start.radius = nan", "1.panel = soup",
      "1.start.heading = 900", "1.x = inf", "1.height = 0", "nonsense", "1.maximized = perhaps",
    ])
  func damaged(line: String) throws {
    var text = SessionState.text([1: SessionState(dig: .denmark)])
    text = KeyedText(text.text + line + "\n")
    let state = try #require(SessionState.read(text).value?[1])
    var expected = SessionState(dig: .denmark)
    if line.hasPrefix("1.dig") { expected.dig = nil }
    #expect(state == expected)
  }

  @Test("If the folder cannot be created, saving throws")
  func unwritable() throws {
    _ = try folder.file("a", "a file".utf8)
    #expect(throws: (any Error).self) { try saved.save([1: SessionState()]) }
  }

  @Test("The file is in the user's state folder, if there is one")
  func location() {
    #expect(
      SavedWindows.standard(from: { ["XDG_STATE_HOME": "/s", "HOME": "/h"][$0] })?.path
        == "/s/tunnel/windows")
    #expect(
      SavedWindows.standard(from: { ["XDG_STATE_HOME": "relative", "HOME": "/h"][$0] })?.path
        == "/h/.local/state/tunnel/windows")
    #expect(SavedWindows.standard(from: { _ in nil }) == nil)
  }

  @Test("Windows are saved once, even if every save fails after it has written", .changingFaults)
  func failingFolder() {
    let saved = saved
    #expect(saved.load().isEmpty)
    ChangingFaults.current.failLate()
    for state in [SessionState(), SessionState(dig: .denmark), SessionState()] {
      #expect(throws: SystemError(EIO)) { try saved.save([1: state]) }
    }
    #expect(load() == [1: SessionState()])
  }
}
