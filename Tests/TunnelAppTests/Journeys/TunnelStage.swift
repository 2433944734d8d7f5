import Atlas
import Containers
import ContainersDocuments
import ContainersTesting
import Foundation
import Testing

@testable import TunnelApp

/// The whole app on a stage, with real data of the Earth.
@MainActor
final class TunnelStage {
  let stage: Stage
  let root: TunnelViewController
  /// The folder of the favorites, which is removed with the stage.
  let folder: FavoritesFolder
  private let favorites: FavoritesDocument
  /// The last picture that was saved.
  private(set) var savedPicture: Image?
  /// Returns the result of saving a picture with a name.
  var saving: (String) -> Result<String, ImageError> = { .success("~/Pictures/\($0).png") }

  /// The Earth shared by all tests.
  ///
  /// Its data does not change, so decoded data is reused.
  nonisolated static let earth: Earth = {
    do {
      return try Earth(directory: assets, codec: SDLImageCodec(), isPatient: true)
    } catch {
      fatalError("The tests need the assets in \(assets): \(error)")
    }
  }()

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
    folder: FavoritesFolder = FavoritesFolder()
  ) {
    root = TunnelViewController(
      earth: Self.earth, dig: state.dig ?? Dig(entrance: place(start)),
      lookup: lookup ?? Self.earth.describe, calendar: { Self.noon })
    self.folder = folder
    root.prepare(state)
    stage = Stage(root, size: size, scale: scale, systemTraits: systemTraits)
    favorites = FavoritesDocument(path: folder.file, application: stage.application)
    root.onCopy = { [platform = stage.platform] in platform.clipboard = $0 }
    root.onOpen = { [unowned stage] in stage.application.open($0, completionHandler: $1) }
    root.onSave = { [unowned self] picture, name, completion in
      savedPicture = Image(bitmap: picture, scale: scale)
      completion(saving(name))
    }
    favorites.onFailure = { [weak root, unowned favorites] in root?.report($0, about: favorites) }
    favorites.onConflict = { [weak root, unowned favorites] in root?.askAbout(favorites) }
    favorites.onChangedSince = { [weak root] in root?.reportChangedSince() }
    root.favorites = favorites
    root.onQuit = { [unowned stage] in stage.application.terminate() }
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
