import Atlas
import Containers

/// Shows day and night as they are now, or at a moment that the user chooses on a bar, and keeps the
/// time of the information.
///
/// The bar is made when day and night are first shown, and never before the window has appeared.
/// Nothing wakes up while nothing tells the time.
final class SkyCoordinator {
  /// The moment that the window shows.
  let shown: ShownMoment
  /// The bar; nil while no map shows day and night.
  private(set) var bar: MomentBar?

  private let maps: Ends<MapViewController>
  private let infos: Ends<GeoInfoViewController>
  private let panes: TunnelView
  private let panels: Panels
  private let naming: EndNaming
  private var clock = ZoneClock()
  private var tokens: [ObservationToken] = []
  private var hasAppeared = false
  /// What the place of the bar depends on, besides the layout of the window.
  private var arranged: Arrangement?
  private lazy var minutes = FullMinutes { [shown] in
    shown.current
  } onMinute: { [weak self] in
    self?.minuteDidPass()
  }
  /// Whether the watch is wound.
  private var isFollowing = false

  private struct Arrangement: Equatable {
    let showsInfo: Bool
    let style: MapStyle
    let buttons: Int
  }

  init(
    shown: ShownMoment, maps: Ends<MapViewController>, infos: Ends<GeoInfoViewController>,
    panes: TunnelView, panels: Panels, naming: EndNaming
  ) {
    (self.shown, self.maps, self.infos) = (shown, maps, infos)
    (self.panes, self.panels, self.naming) = (panes, panels, naming)
    tokens = [
      shown.observe(\.chosen) { [weak self] _ in self?.momentDidChange() },
      naming.observe(\.names) { [weak self] _ in self?.write() },
    ]
  }

  /// Begins to follow what the maps show, after the first frame.
  func begin() {
    hasAppeared = true
    update()
  }

  /// Shows the bar while a map shows day and night.
  func update() {
    guard hasAppeared else { return }
    let isWanted = maps.values.contains { $0.showsDaylight }
    if isWanted != (bar != nil) {
      if isWanted { addBar() } else { removeBar() }
    }
    follow()
    guard bar != nil else { return }
    let map = maps.target.map
    let new = Arrangement(
      showsInfo: panes.strip.showsInfo, style: map.mapStyle,
      buttons: map.overlayButtons.count { map.shows($0.overlay) })
    guard new != arranged else { return }
    arranged = new
    panes.setNeedsLayout()
  }

  /// Returns from a chosen moment to now.
  ///
  /// - Returns: Whether another moment was shown.
  @discardableResult
  func returnToNow() -> Bool {
    guard shown.chosen != nil else { return false }
    shown.chosen = nil
    return true
  }

  private func addBar() {
    let bar = MomentBar(shown.current)
    bar.onChoose = { [weak self] in self?.shown.chosen = $0 }
    self.bar = bar
    panes.addSubview(bar)
    panes.setNeedsLayout()
    write()
  }

  private func removeBar() {
    releaseFocus()
    bar?.removeFromSuperview()
    (bar, arranged) = (nil, nil)
    maps.target.map.daylight.covered = nil
    returnToNow()
  }

  /// Gives the focus of the bar to the map of the start.
  private func releaseFocus() {
    guard let bar, let window = bar.window,
      window.focusedView?.isDescendant(of: bar) == true
    else { return }
    window.moveFocus(to: panes.strip.showsInfo ? panes.strip.radar : maps.start.map)
  }

  // MARK: The moment

  private func momentDidChange() {
    for map in maps.values { map.chosenMoment = shown.chosen }
    tell()
    follow()
  }

  private func minuteDidPass() {
    isFollowing = false
    tell()
    follow()
  }

  /// Waits for the next full minute while something tells the time of now.
  private func follow() {
    let tellsTime =
      bar != nil || panes.strip.showsInfo || panels.open(FactsViewController.self) != nil
    let host = panes.window?.host
    let isWanted = hasAppeared && tellsTime && shown.chosen == nil && host != nil
    guard isWanted != isFollowing else { return }
    isFollowing = isWanted
    minutes.wind(in: isWanted ? host : nil)
  }

  /// Tells the moment wherever it is told in words.
  private func tell() {
    for info in infos.values { info.momentDidChange() }
    panels.open(FactsViewController.self)?.momentDidChange()
    write()
  }

  /// Writes the moment on the bar.
  private func write() {
    guard let bar else { return }
    let isNow = shown.chosen == nil
    let moment = shown.current
    let local = naming.names.start?.zone.flatMap {
      clock.time(in: $0, at: moment.secondsSince1970)
    }
    bar.show(moment, isNow: isNow, local: local)
  }

  // MARK: The place

  /// Places the bar, after the containers were laid out.
  func place() {
    guard let bar, !panes.bounds.isEmpty else { return }
    let isOnMap = !panes.strip.showsInfo
    let map = maps.target.map
    if isOnMap { map.layOutNotes() }
    let scale = bar.textScale
    let placement = MomentBarPlacement(
      full: MomentBar.fullSize(textScale: scale), compact: MomentBar.compactSize(textScale: scale),
      strip: panes.freeStrip, map: isOnMap ? surroundings(of: map) : nil)
    bar.isCompact = placement.isCompact
    if placement.frame == nil { releaseFocus() }
    bar.isHidden = placement.frame == nil
    bar.frame = placement.frame ?? .zero
    let covered = placement.frame.map { map.convert($0, from: panes) }
    map.daylight.covered =
      isOnMap ? covered.flatMap { $0.intersects(map.bounds) ? $0 : nil } : nil
  }

  private func surroundings(of map: MapView) -> MomentBarPlacement.Map {
    var obstacles: [Rect] = []
    map.forEachBarrier { obstacles.append(map.convert($0, to: panes)) }
    return MomentBarPlacement.Map(
      area: map.convert(map.bounds, to: panes), globeRadius: map.zoomLimits.smallest,
      obstacles: obstacles)
  }
}
