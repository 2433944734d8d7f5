import Atlas
package import Containers

/// A map with one end of the tunnel on it.
///
/// The parent observes ``currentLocation`` and ``settledLocation`` to learn what the user does, and
/// calls ``updateAnnotation(location:)`` when the other end moves.
package final class MapViewController: ViewController {
  /// The location of the end, updated throughout a drag.
  ///
  /// Observers are notified of user actions, not of ``updateAnnotation(location:)``.
  var currentLocation: Coordinate {
    _ = lastMove
    return annotation.coordinate
  }

  /// The location where the end last came to rest, after a drop or a dig.
  @Observed private(set) var settledLocation: Coordinate

  /// The image that marks the end.
  ///
  /// Set it before the view loads.
  var annotationImage = AnnotationImage.child

  /// The notation of coordinates in callouts.
  var format = CoordinateFormat.degreesMinutesSeconds
  /// Called when the user asks for the data sources.
  var onAskForSources: (() -> Void)?
  /// Called when the user asks for the whole globes.
  ///
  /// Without it, only this map flies home.
  var onAskForHome: (() -> Void)?
  /// Called when the user presses the button of something that can be shown.
  ///
  /// Without it, it is shown or hidden only on this map.
  var onToggle: ((MapOverlay) -> Void)?
  /// Called when the user asks for the next style.
  ///
  /// Without it, only the style of this map changes.
  var onAskForStyle: (() -> Void)?
  /// Called after the user moved the end by a small step.
  var onNudge: (() -> Void)?
  /// The undo manager of the app.
  ///
  /// The responder chain does not lead there while the map is turned over.
  weak var undos: UndoManager?
  /// Called while the end is dragged with Shift, so that the other end stays, with the place under it;
  /// with nil when that is over.
  var onAim: ((Coordinate?) -> Void)?
  /// Called when the user asks for a fall between a place on this map and the other end.
  var onAskForFall: ((Coordinate) -> Void)?
  /// Called when ``state`` changes.
  var onStateChange: (() -> Void)?
  /// Returns the elements of the map's own context menu about a tunnel to a place.
  var fallElements: ((Coordinate) -> [MenuElement])?
  /// Returns the elements of the context menu of the end, above those of the map.
  var endMenuElements: (() -> [MenuElement])?
  /// Returns elements to append to the map's own context menu for a place.
  var furtherMenuElements: ((Coordinate) -> [MenuElement])?

  let earth: Earth
  @Observed private var lastMove: Coordinate
  private(set) lazy var annotation = AnnotationView(image: annotationImage, coordinate: lastMove)
  /// The drag of the annotation; nil if there is none.
  var hold: Hold?
  private let pens: MapPens
  private let isPatient: Bool?
  private let calendar: () -> Moment
  private var landSearch: NamedLandSearch?
  /// Says what keys and the wheel change: once it rests, at most once a second.
  private(set) lazy var speech = RestingSpeech(
    after: .milliseconds(400), atMostEvery: .seconds(1))
  private lazy var menu = ContextMenuInteraction(delegate: self)

  /// Creates a map with its end at a location.
  ///
  /// - Parameters:
  ///   - pens: The pool of pens. Maps that draw in turn share one.
  ///   - isPatient: Whether pictures wait for all their imagery; nil if the Earth decides that.
  ///   - calendar: Returns the current time on Earth.
  init(
    earth: Earth, location: Coordinate, pens: MapPens = MapPens(), isPatient: Bool? = nil,
    calendar: @escaping () -> Moment = { .now }
  ) {
    self.earth = earth
    self.pens = pens
    self.isPatient = isPatient
    self.calendar = calendar
    lastMove = location
    settledLocation = location
    super.init()
  }

  package override func loadView() {
    let map = MapView(
      earth: earth, center: currentLocation, pens: pens, isPatient: isPatient, calendar: calendar)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = map
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    map.addAnnotation(annotation)
    map.onDigHere = { [weak self] in self?.dig(at: $0) }
    map.onFallHere = { [weak self] in self?.onAskForFall?($0) }
    map.onAskForSources = { [weak self] in self?.onAskForSources?() }
    map.onAskForHome = { [weak self] in self?.goHome() }
    map.onToggle = { [weak self] in self?.toggle($0) }
    map.onNudge = { [weak self] in
      self?.move(to: $0)
      self?.onNudge?()
      self?.tell(.end)
    }
    map.onChange = { [weak self] in self?.tell($0) }
    map.makeActions = { [weak self] in self?.actions ?? [] }
    annotation.makeActions = { [weak self] in self?.markActions ?? [] }
    annotation.onPress = { [weak self] in self?.tell(of: self?.currentLocation) }
    map.onStateChange = { [weak self] in self?.onStateChange?() }
    map.addInteraction(menu)
    map.onTap = { [weak self] in self?.tell(of: $0) }
    map.onTurn = { [weak self] in self?.followPointer() }
    let pan = PanGestureRecognizer { [weak self] gesture in
      guard let pan = gesture as? PanGestureRecognizer else { return }
      self?.drag(pan)
    }
    pan.minimumDistance = 2
    annotation.addGestureRecognizer(pan)
  }

  package override var undoManager: UndoManager? { undos ?? super.undoManager }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    cancelDrag()
    hideCallout()
    menu.dismissMenu()
    map.motion.stop()
  }

  /// Keeps only the imagery on screen.
  ///
  /// The rest is decoded again on demand.
  package override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    earth.releaseImagery()
  }

  /// Moves the end without notifying observers, hides the callout, and centers the globe on the
  /// end.
  func updateAnnotation(location: Coordinate) {
    hideCallout()
    hold?.followed = location
    annotation.coordinate = location
    guard let map = viewIfLoaded as? MapView else { return }
    map.motion.stop()
    map.camera.center = location
    map.setNeedsLayout()
  }

  /// The style of the ground.
  var mapStyle: MapStyle {
    get { map.mapStyle }
    set { map.mapStyle = newValue }
  }

  /// Whether the land of the far side is drawn over the near side.
  var showsOtherSide: Bool {
    get { map.showsOtherSide }
    set { map.showsOtherSide = newValue }
  }

  /// Whether meridians and parallels are drawn.
  var showsGraticule: Bool {
    get { map.showsGraticule }
    set { map.showsGraticule = newValue }
  }

  /// Whether day and night are shown, as they are now.
  var showsDaylight: Bool {
    get { map.showsDaylight }
    set { map.showsDaylight = newValue }
  }

  /// The name of the end: what is beside its mark is labeled, and a line leads to the nearest land.
  var endName: EndName? {
    get { annotation.name }
    set {
      annotation.name = newValue
      map.endSpot = newValue?.spot
      map.endLand = newValue?.land
      endZone = newValue?.zone
    }
  }

  /// The places of the user's own that are marked.
  var pins: [MapScene.Pin] {
    get { map.pins }
    set { map.pins = newValue }
  }

  /// Whether labels are drawn.
  var showsNames: Bool {
    get { map.showsNames }
    set { map.showsNames = newValue }
  }

  /// Shows the region around the end with a width in meters, without animation.
  func show(region meters: Double) {
    map.jump(to: map.region(around: currentLocation, meters: meters))
  }

  /// Returns the radius of the globe, in points, in a region around the end with a width, and at least
  /// a height, in meters.
  func radius(showing width: Double, height: Double) -> Double {
    let wide = map.region(around: currentLocation, meters: width).radius
    guard height > 0 else { return wide }
    return min(wide, Camera.radius(showing: height, across: map.bounds.height))
  }

  /// Flies to the region around the end in which the globe has a radius in points.
  func fly(toRadius radius: Double) {
    map.motion.fly(to: map.zoomLimits.clamp(Camera(center: currentLocation, radius: radius)))
  }

  /// Returns the radius of the globe, in points, in the smallest region around the end that shows
  /// the nearest land and land with its name, at least as wide as a width in meters.
  func radiusShowingLand(from meters: Double) -> Double {
    var camera = map.region(around: currentLocation, meters: meters)
    earth.noting { () throws(AssetError) in
      var search: NamedLandSearch
      if let landSearch {
        search = landSearch
      } else {
        search = try NamedLandSearch(gazetteer: earth.gazetteer)
      }
      defer { landSearch = search }
      camera.radius = search.radius(
        around: currentLocation, size: map.bounds.size, from: camera.radius, limits: map.zoomLimits)
    }
    return camera.radius
  }

  func goHome() {
    if let onAskForHome { onAskForHome() } else { flyHome() }
  }

  /// Flies to the whole globe, centered on the end.
  func flyHome() { map.motion.fly(to: map.wholeGlobe(around: currentLocation)) }

  /// Shows a callout for a place.
  ///
  /// Nil, or the place of the current callout, hides it. At the end itself, the callout has no button.
  func tell(of coordinate: Coordinate?) {
    guard let coordinate, coordinate != map.callout?.coordinate else {
      hideCallout()
      return
    }
    let way = GreatCircle(from: coordinate, to: currentLocation).distance
    let content = CalloutContent(
      inShownUnits { earth.name(of: coordinate) }, called: map.pin(of: coordinate)?.name,
      at: coordinate, format: format,
      end: way < map.camera.metersPerPoint ? nil : annotationImage.end)
    content.onDig = { [weak self] in self?.dig(at: coordinate) }
    map.callout = BubbleView(content, at: coordinate)
  }

  /// Hides the callout.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func hideCallout() -> Bool {
    guard let map = viewIfLoaded as? MapView, map.callout != nil else { return false }
    map.callout = nil
    return true
  }

  /// Shows a hint next to the annotation; nil hides it.
  func showHint(_ text: String?) {
    guard let text else { return map.hint = nil }
    let label = Label()
    label.text = text
    label.setScaledFont(Typography.strong)
    label.textColor = Theme.text
    label.numberOfLines = 0
    label.accessibility.identifier = "Hint"
    let hint = BubbleView(label, at: currentLocation)
    // Presses go through to the map.
    hint.isUserInteractionEnabled = false
    map.hint = hint
  }

  /// The view as a map view.
  var map: MapView {
    guard let map = view as? MapView else {
      misuse("The view of \(self) is not a MapView: do not replace it.")
    }
    return map
  }
}

// MARK: - Moving the end

extension MapViewController {
  /// Moves the end and notifies observers.
  func move(to location: Coordinate) {
    guard location != (hold?.followed ?? annotation.coordinate) else { return }
    hideCallout()
    hold?.followed = location
    annotation.coordinate = location
    map.setNeedsLayout()
    lastMove = location
  }

  /// Tells observers that the end has come to rest.
  func settle(at location: Coordinate) { settledLocation = location }

  /// Moves the end as if the user had dug at a place, and hides the callout.
  func dig(at location: Coordinate) {
    hideCallout()
    move(to: location)
    settledLocation = location
  }
}
