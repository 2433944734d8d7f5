import Atlas
import Containers
import ContainersTesting
import Dispatch
import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Opening files")
struct FilesJourneys {
  private let home = FilesHome()
  private let tunnel: TunnelStage
  /// What the app was asked to open; an empty text for the user's own favorites.
  private final class Log { var opened: [String] = [] }
  private let log = Log()

  init() {
    tunnel = TunnelStage(size: Size(width: 900, height: 700))
    tunnel.onOpenFile = { [log] in log.opened.append($0 ?? "") }
    tunnel.offer = { [home] in FilesViewController.Offer(home: home.path) }
  }

  private var panel: FilesViewController? { tunnel.sheet as? FilesViewController }

  private func openPanel() async throws -> FilesViewController {
    tunnel.stage.press(.character("o"), modifierFlags: .control)
    tunnel.waitForSheet()
    let panel = try #require(panel)
    await tunnel.stage.wait { !panel.isReading }
    return panel
  }

  private func type(_ text: String) async {
    tunnel.stage.type(text)
    await tunnel.stage.wait { panel?.isReading != true }
  }

  @Test("D103: Ctrl+O shows the home folder; Enter opens folders, then a file")
  func walking() async throws {
    let file = try home.write(FavoritesFolder.text(["A"]), to: "maps/trip.geojson")
    let panel = try await openPanel()
    #expect(panel.rows == [.folder(home.path + "/maps")])
    #expect(panel.page.caption.text == "~")
    tunnel.stage.press(.enter)
    await tunnel.stage.wait { !panel.isReading }
    #expect(panel.rows == [.file(file)])
    #expect(panel.page.caption.text == "~/maps")
    tunnel.stage.press(.enter)
    await tunnel.stage.wait { !log.opened.isEmpty }
    tunnel.waitForSheet()
    #expect(log.opened == [file])
    #expect(tunnel.sheet == nil)
  }

  @Test("D103: Ctrl+O opens what is chosen in the desktop's dialog")
  func chosen() async throws {
    let file = try home.write(FavoritesFolder.text(["A"]), to: "trip.geojson")
    tunnel.stage.platform.fileChoice = .chosen(file)
    tunnel.stage.press(.character("o"), modifierFlags: .control)
    await tunnel.stage.wait { !log.opened.isEmpty }
    #expect(log.opened == [file])
    #expect(panel == nil)
    let request = try #require(tunnel.stage.platform.fileRequests.first)
    #expect(request.title == "Open file")
    #expect(request.suggestedName == nil)
    #expect(request.types.first?.patterns.first == "*.geojson")
  }

  @Test("D103: What is canceled in the desktop's dialog opens nothing, and can be asked for again")
  func canceled() {
    tunnel.stage.platform.fileChoice = .canceled
    for count in 1...2 {
      tunnel.stage.press(.character("o"), modifierFlags: .control)
      tunnel.waitForSheet()
      #expect(tunnel.stage.platform.fileRequests.count == count)
      #expect(panel == nil)
    }
    #expect(log.opened.isEmpty)
  }

  @Test("D103: Ctrl+Shift+O shows the app's own panel, where a name makes a new list")
  func ownPanel() {
    tunnel.stage.platform.fileChoice = .canceled
    tunnel.stage.press(.character("o"), modifierFlags: [.control, .shift])
    tunnel.waitForSheet()
    #expect(panel != nil)
    #expect(tunnel.stage.platform.fileRequests.isEmpty)
  }

  @Test("D103: Alt+Up and the button lead to the folder above")
  func above() async throws {
    try home.write("", to: "a/b/c.json")
    let panel = try await openPanel()
    tunnel.stage.press(.enter)
    await tunnel.stage.wait { !panel.isReading }
    tunnel.stage.press(.enter)
    await tunnel.stage.wait { !panel.isReading }
    #expect(panel.folder == home.path + "/a/b")
    tunnel.stage.press(.upArrow, modifierFlags: .alternate)
    #expect(panel.folder == home.path + "/a")
    tunnel.stage.tap("Folder above")
    #expect(panel.folder == home.path)
    await tunnel.stage.wait { !panel.isReading }
    #expect(panel.rows == [.folder(home.path + "/a")])
  }

  @Test("D103: A typed path is opened, even before its folder has been read")
  func typing() async throws {
    let file = try home.write(FavoritesFolder.text([]), to: "maps/trip.geojson")
    _ = try await openPanel()
    tunnel.stage.type("~/maps/tr")
    tunnel.stage.press(.enter)
    await tunnel.stage.wait { !log.opened.isEmpty }
    #expect(log.opened == [file])
  }

  @Test("D103: A name that does not exist makes a new list")
  func creating() async throws {
    _ = try await openPanel()
    await type("new.geojson")
    tunnel.stage.press(.enter)
    #expect(log.opened == [home.path + "/new.geojson"])
  }

  @Test("D103: A damaged file stays closed; an alert names the place of the damage")
  func damage() async throws {
    try home.write("{\n]", to: "bad.geojson")
    _ = try await openPanel()
    tunnel.stage.press(.enter)
    await tunnel.stage.wait { panel?.presentedViewController is AlertController }
    let alert = try #require(panel?.presentedViewController as? AlertController)
    #expect(alert.message?.contains("Line 2, column 1") == true)
    #expect(log.opened.isEmpty)
  }

  @Test("D103: A file that takes long to read opens nothing once the panel has gone")
  func lateCheck() async throws {
    let gate = DispatchSemaphore(value: 0)
    let passed = DispatchSemaphore(value: 0)
    let panel = FilesViewController(
      home.path, FilesViewController.Offer(recent: ["/slow.geojson"]),
      reader: FolderLookup { _ in [] },
      checker: FileChecker { _ in
        gate.wait()
        passed.signal()
        return nil
      })
    panel.onChoose = { [log] in log.opened.append($0 ?? "") }
    tunnel.root.show(panel)
    tunnel.waitForSheet()
    await tunnel.stage.wait { !panel.isReading }
    tunnel.stage.press(.enter)
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.sheet == nil)
    gate.signal()
    await tunnel.stage.wait { passed.wait(timeout: .now()) == .success }
    // The answer needs some turns to arrive.
    for _ in 0..<1000 { await Task.yield() }
    #expect(log.opened.isEmpty)
  }

  @Test("D103: Folders that cannot be read, and folders without files, say so")
  func notes() async throws {
    let panel = try await openPanel()
    #expect(panel.page.note.text == "There are neither folders nor GeoJSON files here.")
    await type("xyz")
    #expect(panel.page.note.text?.hasPrefix("Nothing here has this name.") == true)
    panel.text = home.path + "/missing/"
    await tunnel.stage.wait { !panel.isReading }
    #expect(panel.page.note.text == "The file \(home.path)/missing is missing.")
  }

  @Test("D103: Escape clears the field first, then closes the panel")
  func escape() async throws {
    let panel = try await openPanel()
    await type("x")
    tunnel.stage.press(.escape)
    #expect(panel.text == "")
    #expect(tunnel.sheet === panel)
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.sheet == nil)
  }

  @Test("D99: The panel returns with its folder and its text")
  func restoring() async throws {
    try home.write("", to: "maps/trip.geojson")
    let panel = try await openPanel()
    tunnel.stage.press(.enter)
    await tunnel.stage.wait { !panel.isReading }
    await type("tr")
    var state = tunnel.root.state
    state.window.size = Size(width: 900, height: 700)
    let next = TunnelStage(size: Size(width: 900, height: 700), restoring: state)
    next.waitForSheet()
    let restored = try #require(next.sheet as? FilesViewController)
    #expect(restored.folder == home.path + "/maps")
    #expect(restored.text == "tr")
  }

  @Test("D103: A folder that cannot be read says so, even if there are recent files")
  func missingFolder() async throws {
    tunnel.offer = { [home] in
      FilesViewController.Offer(home: home.path + "/gone", recent: ["/x.geojson"], hasOwn: true)
    }
    tunnel.root.showFiles(in: home.path + "/gone")
    tunnel.waitForSheet()
    let panel = try #require(panel)
    await tunnel.stage.wait { !panel.isReading }
    #expect(panel.rows.isEmpty)
    #expect(!panel.page.note.isHidden)
    #expect(panel.page.note.text == "The file \(home.path)/gone is missing.")
  }

  @Test("D106: Recent files are not listed in other folders")
  func recentElsewhere() async throws {
    let file = try home.write("", to: "maps/below/x.json")
    tunnel.offer = { [home] in
      FilesViewController.Offer(home: home.path, recent: [home.path + "/maps/r.geojson"])
    }
    let panel = try await openPanel()
    #expect(
      panel.rows == [.recent(home.path + "/maps/r.geojson"), .folder(home.path + "/maps/below")])
    tunnel.stage.press(.downArrow)
    tunnel.stage.press(.enter)
    await tunnel.stage.wait { !panel.isReading }
    #expect(panel.rows == [.file(file)])
  }

  @Test("D106: Recent files come first, with their folders")
  func recent() async throws {
    let file = try home.write(FavoritesFolder.text([]), to: "maps/trip.geojson")
    tunnel.offer = { [home] in
      FilesViewController.Offer(home: home.path, recent: [file], hasOwn: false)
    }
    let panel = try await openPanel()
    #expect(panel.rows.first == .recent(file))
    #expect(panel.rows[0].detail(home: home.path) == "~/maps")
    #expect(panel.folder == home.path + "/maps")
    tunnel.stage.press(.enter)
    await tunnel.stage.wait { !log.opened.isEmpty }
    #expect(log.opened == [file])
  }

  @Test("T50: Delete takes a recent file out of the list, and Ctrl+Z brings it back to its place")
  func forgetting() async throws {
    let files = try ["a", "b"].map {
      try home.write(FavoritesFolder.text([]), to: "maps/\($0).geojson")
    }
    tunnel.offer = { [home] in
      FilesViewController.Offer(home: home.path, recent: files, hasOwn: false)
    }
    var changes: [String] = []
    tunnel.onRememberFile = { changes.append("\($0.suffix(9)) \($1 ?? -1)") }
    let panel = try await openPanel()
    let rows = panel.rows
    for _ in 0..<4 where !panel.page.table.isFocused { tunnel.stage.press(.tab) }
    tunnel.stage.press(.downArrow)
    tunnel.stage.press(.delete)
    #expect(panel.rows == rows.filter { $0 != .recent(files[1]) })
    #expect(
      tunnel.stage.value(of: "Notice") == "“b.geojson” is no longer listed. Ctrl+Z brings it back.")
    #expect(panel.undoManager?.undoActionName == Messages.Opening.forget)
    tunnel.stage.press(.character("z"), modifierFlags: .control)
    #expect(panel.rows == rows)
    #expect(changes == ["b.geojson -1", "b.geojson 1"])
    tunnel.stage.press(.end)
    tunnel.stage.press(.delete)
    #expect(panel.rows == rows)
  }

  // MARK: Drops

  private func drop(_ content: DragItem.Content, on end: End = .start) {
    tunnel.stage.dropItems([DragItem(content)], on: .element(end.name + " container"))
    tunnel.arrive()
  }

  @Test("D105: A dropped GeoJSON file is opened; a file: URI too")
  func droppedFiles() async throws {
    let file = try home.write(FavoritesFolder.text([]), to: "a b.geojson")
    drop(.file(path: file))
    await tunnel.stage.wait { log.opened.count == 1 }
    drop(.text(FileURI.uri(file) + "\n"))
    await tunnel.stage.wait { log.opened.count == 2 }
    #expect(log.opened == [file, file])
  }

  @Test("D105: A dropped text with coordinates digs on the map that it was dropped on")
  func droppedPlaces() {
    drop(.text("geo:10,20"))
    #expect(tunnel.root.dig == Dig(entrance: place("10 20")))
    drop(.text("30° N 40° E"), on: .target)
    #expect(tunnel.root.dig.exit == place("30 40"))
  }

  @Test("D105: A file can be dropped on a sheet, too")
  func droppedOnSheet() async throws {
    let file = try home.write(FavoritesFolder.text([]), to: "a.geojson")
    let panel = try await openPanel()
    tunnel.stage.dropItems([DragItem(.file(path: file))], on: .at(450, 350))
    await tunnel.stage.wait { !log.opened.isEmpty }
    tunnel.waitForSheet()
    #expect(log.opened == [file])
    #expect(tunnel.sheet !== panel)
  }

  @Test("D105: Anything else that is dropped says why nothing happens")
  func droppedNonsense() {
    let before = tunnel.root.dig
    drop(.file(path: "/tmp/photo.jpg"))
    #expect(tunnel.stage.value(of: "Notice") == "“photo.jpg” is not a GeoJSON file.")
    drop(.text("somewhere"))
    #expect(tunnel.stage.value(of: "Notice") == "“somewhere” contains no coordinates.")
    for (text, reason) in [
      ("56.55 - 8.32", "it could mean 56.55, 8.32 or 56.55, −8.32"),
      ("50 S, 14 V", "it could mean −50, −14 or 50, 14"), ("48.85 N 2.29 O", "“O” is east"),
      ("95, 8.3", "the latitude 95 is outside −90 to 90"),
      ("Tel. 12 34", "contains no coordinates"),
    ] {
      drop(.text(text))
      #expect(tunnel.stage.value(of: "Notice")?.contains(reason) == true, "\(text)")
    }
    drop(.text("MULTIPOINT ((1 2), (3 4))"))
    #expect(tunnel.stage.value(of: "Notice")?.contains("it has 2 places; paste one") == true)
    tunnel.stage.dropItems(
      [DragItem(.file(path: "/a.geojson")), DragItem(.file(path: "/b.geojson"))],
      on: .element("Start container"))
    #expect(tunnel.stage.value(of: "Notice") == "Drop one file at a time.")
    #expect(tunnel.root.dig == before)
    #expect(log.opened.isEmpty)
  }
}
