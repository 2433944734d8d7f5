import Atlas
import Containers

/// Names both ends of the tunnel wherever a window shows them: in the strip, on the maps and in the
/// title.
final class EndNaming: ObservationSource {
  /// The names that are shown; nil for an end that has none, or whose name is not known yet.
  @Observed private(set) var names = Ends<EndName?>(start: nil, target: nil)
  /// Whether the ends are named; their coordinates always are shown.
  var showsNames = true { didSet { if showsNames != oldValue { update() } } }
  /// A place that an end is held over while the tunnel stays; nil for none.
  var aimed: (end: End, place: Coordinate)? { didSet { update() } }
  /// The controller in whose units the names are and whose window has the title.
  weak var owner: ViewController?

  private let earth: Earth
  private let current: CurrentDig
  private let maps: Ends<MapViewController>
  private let strip: StripView
  private var title = AlternatingText()
  private var token: ObservationToken?

  init(earth: Earth, current: CurrentDig, maps: Ends<MapViewController>, strip: StripView) {
    (self.earth, self.current, self.maps, self.strip) = (earth, current, maps, strip)
    token = current.observe(\.dig) { [weak self] _ in self?.update() }
  }

  /// Shows the ends where they are now, once the view of the owner is loaded.
  func update() {
    guard let owner, owner.isViewLoaded else { return }
    let names = Ends { end -> EndName? in
      let place = aimed?.end == end ? aimed?.place : nil
      let shown = place ?? current.dig.place(at: end)
      let name = name(of: shown)
      strip.ends[end].coordinate = shown
      strip.ends[end].name = name
      maps[end].endName = name
      return name
    }
    self.names = names
    title.write { title in
      title += "Tunnel: "
      if let line {
        title += line
        title += " · "
      }
      title += strip.ends.start.shown
      title += " → "
      title += strip.ends.target.shown
    }
    owner.view.window?.title = title.text
  }

  /// Returns the name of a place in the units of the owner; nil if it has none, or none are shown.
  func name(of place: Coordinate) -> EndName? {
    guard showsNames, let owner else { return nil }
    return owner.inShownUnits { earth.name(of: place) }
  }

  /// The names of both ends: `Lemvig, Denmark → South Pacific Ocean, 990 km off New Zealand`; nil
  /// if one has no name.
  var line: String? {
    guard let start = names.start?.line, let target = names.target?.line else { return nil }
    return start + " → " + target
  }

  /// The names of both ends, or their coordinates where one has no name.
  var spoken: String { line ?? strip.ends.start.shown + " → " + strip.ends.target.shown }
}
