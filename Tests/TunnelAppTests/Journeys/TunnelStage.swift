import Atlas
import Containers
import ContainersTesting
import Foundation
import Testing

@testable import TunnelApp

/// The whole app on a stage, with the real Earth.
@MainActor
final class TunnelStage {
  let stage: Stage
  let root: TunnelViewController
  /// The picture that was saved last.
  private(set) var savedPicture: Image?
  /// Answers what becomes of a picture with a name.
  var saving: (String) -> Result<String, ImageError> = { .success("~/Pictures/\($0).png") }

  /// The Earth of all tests: its data do not change, and what is decoded once serves all.
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

  /// The moment of all tests: noon of a day in June.
  nonisolated static let noon = Moment(secondsSince1970: 1_782_043_200)

  init(
    _ start: String = "56.55 8.316667", size: Size = Size(width: 300, height: 360),
    scale: Double = 1, systemTraits: TraitCollection = Theme.defaultTraits,
    lookup: PlaceLookup.Answer? = nil
  ) {
    root = TunnelViewController(
      earth: Self.earth, dig: Dig(entrance: place(start)), lookup: lookup ?? Self.earth.describe,
      calendar: { Self.noon })
    stage = Stage(root, size: size, scale: scale, systemTraits: systemTraits)
    root.onCopy = { [platform = stage.platform] in platform.clipboard = $0 }
    root.onOpen = { [unowned stage] in stage.application.open($0, completionHandler: $1) }
    root.onSave = { [unowned self] picture, name, completion in
      savedPicture = Image(bitmap: picture, scale: scale)
      completion(saving(name))
    }
    root.onQuit = { [unowned stage] in stage.application.terminate() }
  }

  func map(_ end: End) -> MapView {
    guard let map = root.maps[end]?.view as? MapView else { fatalError("The map has no map view.") }
    return map
  }

  func annotation(_ end: End) -> AnnotationView { map(end).annotations[0] }

  /// The view that a map, or what is known of a place, stands in.
  func container(_ end: End) -> View {
    guard let container = stage.element(end.name + " container")?.view else {
      fatalError("There is no container.")
    }
    return container
  }

  /// Where the tip of an annotation stands, in the window.
  func tip(_ end: End) -> Point {
    let map = map(end)
    let vector = UnitVector(annotation(end).coordinate)
    let position = map.projection.position(of: vector) ?? map.projection.limb(nearest: vector)
    return map.convert(Point(x: position.x, y: position.y), to: nil)
  }

  /// Where a coordinate is seen on a map, in the window; nil behind the globe.
  func point(_ coordinate: Coordinate, on end: End) -> Point? {
    map(end).projection.position(of: coordinate).map {
      map(end).convert(Point(x: $0.x, y: $0.y), to: nil)
    }
  }

  /// What is seen on a map at a point of the window; nil off the globe.
  func coordinate(at point: Point, on end: End) -> Coordinate? {
    let inside = map(end).convert(point, from: nil)
    return map(end).projection.coordinate(at: [inside.x, inside.y])
  }

  /// Takes an annotation by its middle.
  func grab(_ end: End) { stage.grab(.element(end.name)) }

  /// Drags an annotation to a place that is seen on its map now, and lets go.
  func drag(_ end: End, to name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let goal = point(place(name), on: end) else {
      Issue.record("\(name) is behind the globe.", sourceLocation: sourceLocation)
      return
    }
    let tip = tip(end)
    stage.drag(.element(end.name), by: goal - tip)
  }

  /// The ends as the maps have them.
  var ends: [End: Coordinate] { root.maps.mapValues(\.currentLocation) }

  /// Whether both maps, the root and the strip say the same, and the ends are antipodes.
  var agrees: Bool {
    let format = CoordinateFormat.degreesMinutesSeconds
    return ends[.start] == root.dig.entrance && ends[.target] == root.dig.exit
      && root.dig.exit == root.dig.entrance.antipode
      && stage.element("Copy start")?.value == format.string(for: root.dig.entrance)
      && stage.element("Copy end")?.value == format.string(for: root.dig.exit)
  }

  /// Lets what flies arrive, in one frame: those on the way are slow to draw where nothing is
  /// optimized.
  func arrive() {
    stage.platform.advance(by: .seconds(3))
    stage.turn()
    stage.turn()
  }

  /// Presses the radar button and waits until both sides are turned.
  func flip() {
    stage.tap("Radar")
    stage.advance(by: .milliseconds(500))
  }
}

/// The place that a text names; the test is wrong where it names none.
func place(_ text: String) -> Coordinate {
  do { return try CoordinateFormat.coordinate(from: text) } catch { fatalError("\(error)") }
}

extension Coordinate {
  /// How far it is to another place, in metres.
  func distance(to other: Coordinate) -> Double { GreatCircle(from: self, to: other).distance }
}
