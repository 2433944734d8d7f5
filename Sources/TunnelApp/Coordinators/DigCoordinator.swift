import Atlas
import Containers

/// Moves an end where the user asks, and shows both maps around what was dug.
final class DigCoordinator: ObservationSource {
  /// Whether a hint says that the child can be dragged.
  ///
  /// It disappears when an end moves.
  @Observed private(set) var showsHint = false

  /// Called when the user puts something back, and there is neither a drag nor a callout nor the
  /// information.
  var onPutBack: (() -> Void)?

  private let earth: Earth
  private let current: CurrentDig
  private let maps: Ends<MapViewController>
  private let naming: EndNaming
  private let flipping: FlipCoordinator
  private let notice: NoticeView
  /// The tour of the list that the user chose a place from, and before that of the list of land
  /// opposite land, once it is known.
  private var tour: Tour?
  private let lookup: DiscoveryLookup
  /// The number of places to go on when the list is known; nil while nobody asks.
  private var awaitedSteps: Int?
  /// How to show both ends when the end of a search result settles, unless as after a drop.
  private var viewAfterDrop: (end: End, view: SearchRow.View)?

  init(
    earth: Earth, current: CurrentDig, maps: Ends<MapViewController>, naming: EndNaming,
    flipping: FlipCoordinator, notice: NoticeView
  ) {
    (self.earth, self.current, self.maps) = (earth, current, maps)
    (self.naming, self.flipping, self.notice) = (naming, flipping, notice)
    lookup = DiscoveryLookup(answer: DiscoverySearch(earth: earth).answer)
  }

  /// Says both places after a dig of which no notice tells.
  private lazy var speech = RestingSpeech(after: .milliseconds(100))

  // MARK: Moving an end

  /// Moves an end to a place.
  func dig(at place: Coordinate, on end: End = .start) { maps[end].dig(at: place) }

  /// Moves an end to a place, and shows the names of both ends.
  func digAndShowNames(at place: Coordinate, on end: End = .start) {
    dig(at: place, on: end)
    showNames()
  }

  /// Shows the names of both ends.
  func showNames() {
    if let line = naming.line { show(line) }
  }

  /// Says both places, unless a notice tells of them.
  func tellPlaces() {
    speech.say(in: maps.start.view) { [weak self] in self?.naming.spoken }
  }

  private func show(_ words: String) {
    speech.cancel()
    notice.show(words)
  }

  /// Moves an end to a search result, shows it at a suitable zoom, and shows the names of both ends.
  func dig(at row: SearchRow, on end: End) {
    viewAfterDrop = (end, row.view)
    defer { viewAfterDrop = nil }
    digAndShowNames(at: row.coordinate, on: end)
  }

  // MARK: Tours

  /// Digs where a tour is, and shows the names of both ends; the keys for the next place and the one
  /// before go on from there.
  func begin(_ tour: Tour) {
    self.tour = tour
    showStop()
  }

  /// Digs at the next place of the tour, or a number of places on or back, and says which it is.
  ///
  /// Before the user chose a list, the tour is that of land opposite land.
  func digNext(by steps: Int = 1) {
    guard tour == nil else {
      if tour?.advance(by: steps, from: current.dig.entrance) != nil { showStop() }
      return
    }
    let isAsked = awaitedSteps != nil
    awaitedSteps = (awaitedSteps ?? 0) + steps
    guard !isAsked else { return }
    notice.show(Messages.Discover.waiting)
    lookup.ask(.list(.land)) { [weak self] in self?.found($0) }
  }

  private func found(_ land: Result<DiscoverySearch.Answer, AssetError>) {
    let steps = awaitedSteps ?? 0
    awaitedSteps = nil
    // The user may have chosen a list meanwhile.
    guard tour == nil else { return }
    switch land {
    case .failure: notice.show(Messages.Notices.noLandPairs)
    case .success(let answer):
      let stops = { answer.rows.map(\.stop) }
      tour = Tour(DiscoverPage.land.title, through: naming.owner?.inShownUnits(stops) ?? stops())
      digNext(by: steps)
    }
  }

  private func showStop() {
    guard let tour, let stop = tour.current else { return }
    dig(at: stop.coordinate)
    if let words = tour.words { show(words) }
  }

  /// Puts back what is dragged.
  func cancelDrags() {
    for map in maps.values { map.cancelDrag() }
  }

  /// Puts back what is dragged, closes a callout, or flips back; else the time, or full screen.
  private func putBack() {
    for map in maps.values where map.cancelDrag() || map.hideCallout() { return }
    if flipping.showsInfo { flipping.turnToMaps() } else { onPutBack?() }
  }

  // MARK: Showing the maps

  /// The least width in meters of both maps after a drop: near enough for names, far enough for the
  /// imagery.
  private static let regionAfterDrop = 3_000_000.0

  /// Shows both maps around their ends after one of them was moved.
  ///
  /// Both have one scale: that of a search result with a view of its own, or one at which an end at
  /// sea shows the nearest land.
  func showBothEnds() {
    let radius = radiusAfterDrop
    for map in maps.values {
      if let radius { map.fly(toRadius: radius) } else { map.flyHome() }
    }
    if flipping.showsInfo { flipping.handOverLocations() }
  }

  /// The radius in points of both globes after a drop; nil for whole globes.
  private var radiusAfterDrop: Double? {
    switch viewAfterDrop {
    case (let end, .region(let width, let height))?:
      maps[end].radius(showing: width, height: height)
    case (_, .globe)?: nil
    default: maps.values.map { $0.radiusShowingLand(from: Self.regionAfterDrop) }.min()
    }
  }

  /// Gives the keyboard focus to the map of the start.
  func focusStart() { maps.start.viewIfLoaded?.window?.moveFocus(to: maps.start.view) }

  /// Flies both maps to the whole globe, centered on their ends.
  func flyHome() {
    flipping.turnToMaps()
    for map in maps.values { map.flyHome() }
    maps.start.tell(.width)
  }

  /// Shows or hides the hint.
  func showHint(_ shows: Bool) {
    guard shows != showsHint else { return }
    showsHint = shows
    if maps.start.isViewLoaded { updateHint() }
  }

  /// Shows the hint on the map of the start, if there is one.
  func updateHint() { maps.start.showHint(showsHint ? Messages.Maps.hint : nil) }

  // MARK: Commands

  /// Brings both whole globes back.
  var homeCommand: KeyCommand {
    KeyCommand(.home, title: Messages.Commands.bothGlobes) { [weak self] in self?.flyHome() }
  }

  /// Digs at the next place of the tour, at first where land is opposite land.
  var nextCommand: KeyCommand {
    KeyCommand(.character("p"), title: Messages.Discover.next(of: tourTitle)) { [weak self] in
      self?.digNext()
    }
  }

  /// Digs at the place of the tour before.
  var previousCommand: KeyCommand {
    KeyCommand(
      .character("p"), modifierFlags: .shift, title: Messages.Discover.previous(of: tourTitle)
    ) { [weak self] in self?.digNext(by: -1) }
  }

  private var tourTitle: String { tour?.title ?? DiscoverPage.land.title }

  /// Puts back what is dragged with Shift, which is held then.
  var cancelCommand: KeyCommand {
    let isDragging = maps.values.contains(where: \.isDragging)
    return KeyCommand(
      .escape, modifierFlags: .shift, title: Messages.Commands.putBack,
      attributes: isDragging ? .hidden : [.hidden, .disabled]
    ) { [weak self] in self?.cancelDrags() }
  }

  /// Puts back what is dragged, closes a callout, or flips back.
  var putBackCommand: KeyCommand {
    KeyCommand(.escape, title: Messages.Commands.putBack) { [weak self] in self?.putBack() }
  }
}
