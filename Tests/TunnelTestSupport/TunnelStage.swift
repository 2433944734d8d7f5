import Atlas
import Containers
import ContainersDocuments
import ContainersTesting
import Foundation
import Synchronization
import Testing

@testable import TunnelApp

/// The language of names of places.
enum NamesLanguage {
  @TaskLocal static var current = "en"
}

/// The whole app on a stage, with real data of the Earth.
@MainActor
final class TunnelStage {
  let stage: Stage
  let root: TunnelViewController
  /// The root controller of the window.
  let split: TunnelSplitViewController
  /// The folder of the favorites, which is removed with the stage.
  let folder: FavoritesFolder
  private let favorites: FavoritesDocument
  private let commands = OwnCommands()
  /// The last picture that was saved.
  private(set) var savedPicture: Image?
  /// The bytes of the film that was saved last.
  private(set) var savedFilm: [UInt8]?
  /// Returns the result of saving a picture with a name.
  var saving: (String) -> Result<String, ImageError> = { .success("~/Pictures/\($0).png") }
  /// What the panel that opens a file offers besides folders.
  var offer: () -> FilesViewController.Offer = { FilesViewController.Offer() }
  /// What the app does when the window asks for it.
  var onStateChange: () -> Void = {}
  var onOpenFile: (String?) -> Void = { _ in }
  var onRememberFile: (String, Int?) -> Void = { _, _ in }
  var onNewWindow: () -> Void = {}
  var onCloseWindow: () -> Void = {}
  lazy var onQuit: () -> Void = { [unowned stage] in stage.application.terminate() }

  /// The Earth shared by all tests, with names in the language in force.
  ///
  /// Its data does not change, so decoded data is reused.
  nonisolated static var earth: Earth {
    let language = NamesLanguage.current
    return earths.withLock { earths in
      if let known = earths[language] { return known }
      do {
        let made = try Earth(
          directory: assets, codec: SDLImageCodec(), language: language, isPatient: true)
        earths[language] = made
        return made
      } catch {
        fatalError("The tests need the assets in \(assets): \(error)")
      }
    }
  }

  private nonisolated static let earths = Mutex<[String: Earth]>([:])

  nonisolated static let assets: String = {
    var folder = URL(filePath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent().appending(path: "Assets").path
  }()

  /// The time in all tests: noon of a day in June.
  nonisolated static let noon = Moment(secondsSince1970: 1_782_043_200)

  init(
    _ start: String = "56.55 8.316667", size: Size = Size(width: 300, height: 360),
    scale: Double = 1, systemTraits: TraitCollection = Theme.defaultTraits,
    lookup: PlaceLookup.Answer? = nil, restoring state: SessionState = SessionState(),
    folder: FavoritesFolder = FavoritesFolder(), calendar: @escaping () -> Moment = { noon }
  ) {
    root = TunnelViewController(
      earth: Self.earth, dig: state.dig ?? Dig(entrance: place(start)),
      lookup: lookup ?? Self.earth.describe, calendar: calendar)
    self.folder = folder
    root.prepare(state)
    split = TunnelSplitViewController(root)
    stage = Stage(
      split, size: size, scale: scale, systemTraits: systemTraits, delegate: commands)
    favorites = FavoritesDocument(path: folder.file, application: stage.application)
    let alerts = root.coordinators.alerts
    favorites.onFailure = { [weak alerts, unowned favorites] in
      alerts?.report($0, about: favorites)
    }
    favorites.onConflict = { [weak alerts, unowned favorites] in alerts?.askAbout(favorites) }
    favorites.onChangedSince = { [weak alerts] in alerts?.reportChangedSince() }
    root.coordinators.favorites.document = favorites
    root.delegate = self
    root.coordinators.sharing.delegate = self
    root.coordinators.files.delegate = self
    root.coordinators.windows.delegate = self
    View.performWithoutAnimation { root.reopen(state) }
  }

  func map(_ end: End) -> MapView {
    guard let map = root.maps[end].view as? MapView else { fatalError("The map has no map view.") }
    return map
  }

  func annotation(_ end: End) -> AnnotationView { map(end).annotations[0] }

  /// Returns the container of a map or an info view.
  func container(_ end: End) -> View {
    guard let container = stage.element(end.name + " container")?.view else {
      fatalError("There is no container.")
    }
    return container
  }

  /// Returns the frame of a container in the window.
  func frame(_ end: End) -> Rect { container(end).convert(container(end).bounds, to: nil) }

  /// Returns the tip of an annotation in the window.
  func tip(_ end: End) -> Point {
    let map = map(end)
    let vector = UnitVector(annotation(end).coordinate)
    let position = map.projection.position(of: vector) ?? map.projection.limb(nearest: vector)
    return map.convert(Point(x: position.x, y: position.y), to: nil)
  }

  /// Returns the point of a coordinate on a map, in the window; nil if it is behind the globe.
  func point(_ coordinate: Coordinate, on end: End) -> Point? {
    map(end).projection.position(of: coordinate).map {
      map(end).convert(Point(x: $0.x, y: $0.y), to: nil)
    }
  }

  /// Returns the coordinate at a point of the window on a map; nil if it is off the globe.
  func coordinate(at point: Point, on end: End) -> Coordinate? {
    let inside = map(end).convert(point, from: nil)
    return map(end).projection.coordinate(at: [inside.x, inside.y])
  }

  /// Grabs an annotation at its center.
  func grab(_ end: End) { stage.grab(.element(end.name)) }

  /// Drags an annotation to a visible place on its map, and drops it.
  func drag(_ end: End, to name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let goal = point(place(name), on: end) else {
      Issue.record("\(name) is behind the globe.", sourceLocation: sourceLocation)
      return
    }
    let tip = tip(end)
    stage.drag(.element(end.name), by: goal - tip)
  }

  /// The ends according to the maps.
  var ends: [End: Coordinate] {
    [.start: root.maps.start.currentLocation, .target: root.maps.target.currentLocation]
  }

  /// Whether both maps, the root and the strip agree, and the ends are antipodes.
  var agrees: Bool {
    let format = CoordinateFormat.degreesMinutesSeconds
    return ends[.start] == root.dig.entrance && ends[.target] == root.dig.exit
      && root.dig.exit == root.dig.entrance.antipode
      && stage.element("Copy start")?.value == format.string(for: root.dig.entrance)
      && stage.element("Copy end")?.value == format.string(for: root.dig.exit)
  }

  /// Finishes flights in one frame, because unoptimized builds are slow to draw those in between.
  func arrive() {
    stage.platform.advance(by: .seconds(3))
    stage.turn()
    stage.turn()
  }

  /// Digs at the next place of the tour by its key, and waits for its list.
  func digNext() async {
    let before = root.dig
    stage.press(.character("p"))
    await stage.wait { root.dig != before }
    // The group of what is undone ends when the main actor is free.
    for _ in 0..<5 { await Task.yield() }
  }

  /// The sheet, popover or alert over the maps, unless it is leaving; nil if there is none.
  var sheet: ViewController? {
    root.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
  }

  /// The frame of the view that a controller presents, in the window.
  func frame(of sheet: ViewController) -> Rect { sheet.view.convert(sheet.view.bounds, to: nil) }

  /// Waits until what is presented has come or gone, in few frames, because unoptimized builds are
  /// slow to draw those in between.
  func waitForSheet() {
    // One may come after another has gone.
    for _ in 0..<3 {
      stage.turn()
      stage.platform.advance(by: .milliseconds(450))
    }
    stage.turn()
  }

  /// Opens About by its key and waits for its animation.
  func openAbout() {
    stage.press(.character("i"), modifierFlags: .control)
    waitForSheet()
  }

  /// Presses the radar button and waits until both sides have flipped.
  func flip() {
    stage.tap("Radar")
    stage.advance(by: .milliseconds(500))
  }
}

extension TunnelStage: TunnelViewControllerDelegate, WindowKeeping, FileOpening, PictureKeeping {
  func tunnelViewControllerStateDidChange(_ root: TunnelViewController) { onStateChange() }
  func openAnotherWindow() { onNewWindow() }
  func closeWindow() { onCloseWindow() }
  func quit() { onQuit() }
  var filesOffer: FilesViewController.Offer { offer() }
  func openFile(_ path: String?) { onOpenFile(path) }
  func rememberFile(_ path: String, at index: Int?) { onRememberFile(path, index) }

  func save(
    _ picture: Bitmap, named name: String,
    completion: @escaping (Result<String, ImageError>) -> Void
  ) {
    savedPicture = Image(bitmap: picture, scale: stage.window.scale)
    completion(saving(name))
  }

  func save(
    film: [UInt8], named name: String,
    completion: @escaping (Result<String, ImageError>) -> Void
  ) {
    savedFilm = film
    completion(saving(name).map { $0.replacing(".png", with: ".webp") })
  }
}

/// What journeys look at and do, wherever it is kept.
extension TunnelViewController {
  var strip: StripView { panes.strip }
  /// The favorites beside the maps; nil if there are none.
  var side: FavoritesViewController? { coordinators.panels.side as? FavoritesViewController }
  var notice: NoticeView { coordinators.panels.notice }
  var presentations: PresentationQueue { coordinators.panels.queue }
  var undos: UndoManager { coordinators.undos }
  var files: FilesCoordinator { coordinators.files }
  var windows: WindowCoordinator { coordinators.windows }
  var favorites: FavoritesDocument? { coordinators.favorites.document }
  var endNames: String? { coordinators.naming.line }
  var flipCommand: KeyCommand { coordinators.flipping.command }
  var menuElements: [MenuElement] { coordinators.menuElements }
  var bothMaps: MapMenu { coordinators.bothMaps }
  var historyElements: [MenuElement] { coordinators.history.menuElements }
  /// Whether the digs of earlier starts are back.
  var hasEarlierDigs: Bool { (delegate as? WindowSession)?.hasHistory == true }

  /// Waits for the digs of earlier starts, which come after the first frame.
  func waitForEarlierDigs() async throws {
    for _ in 0..<10_000 where !hasEarlierDigs { try await Task.sleep(for: .milliseconds(1)) }
    try #require(hasEarlierDigs)
  }

  var history: DigHistory {
    get { coordinators.recorder.history }
    set { coordinators.recorder.change { $0 = newValue } }
  }
  var settings: Settings {
    get { coordinators.settings.chosen }
    set { coordinators.settings.take(newValue) }
  }
  var format: CoordinateFormat {
    get { settings.notation }
    set { settings.notation = newValue }
  }
  var showsHint: Bool {
    get { coordinators.digging.showsHint }
    set { coordinators.digging.showHint(newValue) }
  }
  var showsEndNames: Bool {
    get { coordinators.naming.showsNames }
    set { coordinators.naming.showsNames = newValue }
  }
  var clockOffset: (Moment) -> Int {
    get { coordinators.history.clockOffset }
    set { coordinators.history.clockOffset = newValue }
  }

  func search() { coordinators.finding.search() }
  func search(for text: String) { coordinators.finding.search(for: text) }
  func showDiscover(at page: DiscoverPage? = nil) { coordinators.discovering.show(at: page) }
  func showHistory() { coordinators.history.showList() }
  func showSettings(at page: SettingsPage? = nil) { coordinators.settings.show(at: page) }
  func showAbout(at page: AboutPage? = nil) { coordinators.help.showAbout(at: page) }
  func showAllKeys() { coordinators.help.showAllKeys() }
  func showFacts(of end: End) { coordinators.facts.show(of: end) }
  func showFiles(in folder: String? = nil) { files.showPanel(in: folder) }
  func show(_ sheet: SheetViewController) { coordinators.panels.show(sheet) }
  func openFile(_ path: String) { files.open(path) }
  func toggleFavorites() { coordinators.favorites.toggle() }
  func closeSidebar() { coordinators.favorites.closeSidebar() }
  func addFavorite() { coordinators.favorites.add() }
  func edit(_ entry: FavoriteList.Entry) { coordinators.alerts.edit(entry, of: favorites) }
  func askAbout(_ document: FavoritesDocument) { coordinators.alerts.askAbout(document) }
  func report(_ reason: String, about document: FavoritesDocument) {
    coordinators.alerts.report(reason, about: document)
  }
  func copy(_ text: String) { coordinators.sharing.copy(text) }
  func undoLast() { coordinators.history.undoLast() }
  func redoLast() { coordinators.history.redoLast() }
  func browse(_ direction: DigHistory.Direction) { coordinators.history.browse(direction) }
  func clearHistory() { coordinators.history.clear() }
  func removeDig(_ entry: DigHistory.Entry) { coordinators.recorder.remove(entry) }
  func restore(_ earlier: DigHistory?) { coordinators.recorder.restore(earlier) }
  func changeFormat(to format: CoordinateFormat) { coordinators.settings.changeFormat(to: format) }
  func flyHome() { coordinators.digging.flyHome() }
  func flip(answering answer: PlaceLookup.Answer) throws(AssetError) {
    try coordinators.flipping.flip(answering: answer)
  }
}

extension StripView {
  var start: EndView { ends.start }
  var target: EndView { ends.target }
}

/// Returns the place that a text describes.
///
/// Stops the test if the text is invalid.
func place(_ text: String) -> Coordinate {
  do { return try CoordinateFormat.coordinate(from: text) } catch { fatalError("\(error)") }
}

extension Coordinate {
  /// Returns the distance to another place, in meters.
  func distance(to other: Coordinate) -> Double { GreatCircle(from: self, to: other).distance }
}

/// A delegate that removes the standard commands, as the app's does.
private final class OwnCommands: ApplicationDelegate {
  func applicationWillFinishLaunching(_ application: Application) {
    application.defaultTraits = TraitCollection { $0.accentColor = Theme.ownAccent }
  }

  func buildMenu(with builder: MenuBuilder) { builder.remove(menu: .root) }
}
