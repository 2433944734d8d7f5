package import Atlas
package import Containers

/// A globe that the user can turn and zoom, with annotations on it.
package final class MapView: View {
  /// The camera of the map.
  ///
  /// The image and the annotations update in the next frame.
  package var camera: Camera {
    get { scene.camera }
    set {
      guard newValue != scene.camera else { return }
      let old = scene.camera
      scene.camera = newValue
      cameraDidChange(from: old)
    }
  }

  /// Whether meridians and parallels are drawn.
  package var showsGraticule: Bool {
    get { scene.showsGraticule }
    set {
      scene.showsGraticule = newValue
      overlaysDidChange()
    }
  }

  /// The town or natural feature at the end of the tunnel; nil for none.
  var endSpot: EndSpot? {
    get { scene.endSpot }
    set {
      guard newValue != scene.endSpot else { return }
      scene.endSpot = newValue
      namesAreStale = true
      setNeedsLayout()
    }
  }

  /// The nearest land to an end at sea; nil on land, or if it is not known.
  var endLand: EndLand? {
    didSet { if endLand != oldValue, !isWhole { setNeedsLayout() } }
  }

  /// The places of the user's own that are marked.
  var pins: [MapScene.Pin] {
    get { scene.pins }
    set {
      guard newValue != scene.pins else { return }
      scene.pins = newValue
      hoveredPin = nil
      setNeedsDisplay()
    }
  }

  /// Whether labels are drawn.
  var showsNames: Bool {
    get { scene.showsNames }
    set {
      scene.showsNames = newValue
      setNeedsDisplay()
    }
  }

  /// The style of the ground.
  package var mapStyle: MapStyle {
    get { scene.style }
    set {
      scene.style = newValue
      notes.style = newValue
      onStateChange?()
      setNeedsDisplay()
    }
  }

  /// Whether the land of the far side is drawn over the near side.
  package var showsOtherSide: Bool {
    get { scene.showsOtherSide }
    set {
      scene.showsOtherSide = newValue
      overlaysDidChange()
    }
  }

  /// The sun, while day and night are shown.
  var sun: Sun? {
    get { scene.sun }
    set {
      guard newValue != scene.sun else { return }
      scene.sun = newValue
      setNeedsDisplay()
      setNeedsLayout()
    }
  }

  /// Called when the camera, the style or the overlays change.
  var onStateChange: (() -> Void)?
  /// Called when the user asks to dig at a place.
  var onDigHere: ((Coordinate) -> Void)?
  /// Called when the user asks for a fall between a place and the other end.
  var onFallHere: ((Coordinate) -> Void)?
  /// Called when the user moves the end by a small step.
  var onNudge: ((Coordinate) -> Void)?
  /// Called when the user asks for the data sources.
  var onAskForSources: (() -> Void)?
  /// Called when the user asks for the whole globes.
  var onAskForHome: (() -> Void)?
  /// Called when the user presses the button of something that can be shown.
  var onToggle: ((MapOverlay) -> Void)?
  /// Called when the user taps a place on the globe, or with nil next to the globe.
  var onTap: ((Coordinate?) -> Void)?
  /// Called after the globe has turned under a dragged annotation.
  var onTurn: (() -> Void)?
  /// Called when the user has changed something other than by dragging it.
  var onChange: ((MapChange) -> Void)?
  /// Returns what assistive technology can do with the map.
  var makeActions: (() -> [AccessibilityCustomAction])?

  /// The callout for a place that the user tapped.
  var callout: BubbleView? {
    didSet { if callout !== oldValue { bubbleDidChange(from: oldValue, to: callout) } }
  }
  /// A hint about the first thing to do, hidden while there is a ``callout``.
  var hint: BubbleView? {
    didSet { if hint !== oldValue { bubbleDidChange(from: oldValue, to: hint) } }
  }

  /// The annotations, from back to front.
  package private(set) var annotations: [AnnotationView] = []
  /// The maximum number of pixels of a map that is drawn sharply in every frame.
  var sharpPixelLimit = 2_000_000.0
  /// The motion that animates the camera.
  private(set) lazy var motion = MapMotion(map: self)

  package private(set) var scene: MapScene
  /// The pointers to the annotations, each visible while its annotation is out of sight.
  private(set) var pointers: [EndPointerButton] = []
  private let renderer: MapRenderer
  private lazy var drawing = ConcurrentDrawing(isOpaque: true, isDivisible: true) {
    [renderer] canvas in renderer.draw(on: canvas)
  }
  let notes = MapNotesView()
  let crosshair = CrosshairView()
  let compass = CompassButton()
  private(set) lazy var overlayButtons = makeOverlayButtons()
  let locator: LocatorButton
  /// The mark of the place where the sun is overhead.
  let sunMark = SunView()
  /// The pin under the pointer, which is named; nil for none.
  var hoveredPin: MapScene.Pin? { didSet { if hoveredPin != oldValue { setNeedsLayout() } } }
  /// The name of that pin, made for the first one.
  var pinNote: LandNoteView?
  /// What is told of the line to the nearest land.
  let landNote = LandNoteView(identifier: "Nearest land")
  private var wasWhole = true
  /// The camera before the map began to move, or where its flight ended.
  var restingCamera: Camera?
  /// The ends of the line to the nearest land; nil for none.
  private(set) var landLine: (end: Coordinate, land: Coordinate)?
  /// Whether the labels must be chosen again for the same image.
  private var namesAreStale = false
  private lazy var sharpness = MapSharpness(map: self)
  private let calendar: () -> Moment
  private(set) lazy var daylight = MapDaylight(map: self, calendar: calendar)
  private lazy var stillness = Stillness(after: .milliseconds(150)) { [weak self] in
    self?.comeToRest()
  }

  /// Creates a map that looks at a coordinate.
  ///
  /// - Parameters:
  ///   - isPatient: Whether pictures wait for all their imagery; nil if the Earth decides that.
  ///   - calendar: Returns the current time on Earth.
  init(
    earth: Earth, center: Coordinate, pens: MapPens = MapPens(), isPatient: Bool? = nil,
    calendar: @escaping () -> Moment = { .now }
  ) {
    self.calendar = calendar
    scene = MapScene(camera: Camera(center: center, radius: 1), size: .zero, scale: 1)
    renderer = MapRenderer(earth: earth, pens: pens, isPatient: isPatient)
    locator = LocatorButton(earth: earth, camera: scene.camera)
    super.init()
    clipsToBounds = true
    // Space is dark in any interface style.
    overrideUserInterfaceStyle = .dark
    backgroundColor = MapPalette.space
    pointerStyle = .openHand
    isMultipleTouchEnabled = true
    accessibility.label = Messages.Maps.map
    accessibility.role = .image
    addGuides()
    addGestures()
    renderer.loader.setHandler { @MainActor [weak self] in self?.setNeedsDisplay() }
  }

  package override var canBecomeFocused: Bool { true }

  /// The projection in the coordinates of the map.
  var projection: Orthographic { scene.projection }

  /// Adds an annotation in front of the others.
  func addAnnotation(_ annotation: AnnotationView) {
    annotations.append(annotation)
    accessibility.label = annotation.image.end.mapName
    insertSubview(annotation, belowSubview: notes)
    pointers.append(makePointer(to: annotation))
    setNeedsLayout()
  }

  package override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    describe(&semantics)
  }

  package override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { makeActions?() }
    set { super.accessibilityCustomActions = newValue }
  }

  package override func layoutSubviews() {
    resizeScene()
    layoutAnnotations()
    layOutSun()
    compass.heading = camera.heading
    show(compass, if: camera.heading != .zero)
    let side = CompassButton.side * SymbolScale.scale(for: textScale)
    let right = layOutOverlayButtons()
    compass.frame = Rect(x: right - side - 8, y: 8, width: side, height: side)
    crosshair.frame = Rect(center: bounds.center, size: Size(width: 28, height: 28))
    notes.scaleBar.metersPerPoint = camera.metersPerPoint
    notes.globeRadius = zoomLimits.smallest
    notes.frame = bounds
    layoutGuides()
    layOutLand()
    layOutBubbles()
    layOutPinNote()
    if namesAreStale, !bounds.isEmpty, namesMayChange { updateNames() }
  }

  /// Whether the labels may change now.
  ///
  /// While the map moves, the only change is to drop the label of the end it had at rest.
  private var namesMayChange: Bool { !scene.isMoving || renderer.namesEndSpot }

  package override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    let isHighContrast = traitCollection.accessibilityContrast == .high
    guard (scene.textScale, scene.isHighContrast) != (textScale, isHighContrast) else { return }
    (scene.textScale, scene.isHighContrast) = (textScale, isHighContrast)
    setNeedsDisplay()
    // Bubbles have another size.
    setNeedsLayout()
  }

  package override func concurrentDrawing() -> ConcurrentDrawing? {
    resizeScene()
    prepareScene()
    return drawing
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    daylight.follow()
  }

  package override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    motion.stop()
    window?.moveFocus(to: self)
    super.touchesBegan(touches, with: event)
  }

  /// A long press digs, and opens no context menu.
  package override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    !(recognizer is LongPressGestureRecognizer) || recognizer.delegate === self
  }

  package override func didUpdateFocus() {
    super.didUpdateFocus()
    // The map may take the focus of a button during the flight that the button began.
    if !isFocused { motion.stop() }
    crosshair.isHidden = !showsFocus
    borderWidth = showsFocus ? focusWidth - 0.5 : 0
    borderColor = Theme.mark
  }

  package override var keyCommands: [KeyCommand] {
    // A control on the map that has the focus is pressed by Enter itself.
    let isOnControl = window?.focusedView.map { $0 !== self } ?? false
    return commands.filter { !isOnControl || $0.input != .enter }
  }

  package override func pressesBegan(_ presses: Set<Press>) {
    motion.stop()
    super.pressesBegan(presses)
  }

  package override func scrolled(_ scroll: Scroll) { move(by: scroll) }

  private func resizeScene() {
    let scale = window?.scale ?? 1
    guard scene.size != bounds.size || scene.scale != scale else { return }
    if !scene.size.isEmpty { beginMotion() }
    scene.size = bounds.size
    scene.scale = scale
    scene.camera.radius =
      wasWhole ? zoomLimits.smallest : zoomLimits.clamp(scene.camera.radius)
    setNeedsDisplay()
  }

  private func layoutAnnotations() {
    guard !bounds.isEmpty else { return }
    if scene.end != annotations.first?.coordinate {
      if scene.end != nil { beginMotion() }
      scene.end = annotations.first?.coordinate
    }
    for annotation in annotations {
      annotation.magnification = markScale
      annotation.isBehind = !projection.shows(annotation.coordinate)
      annotation.place(at: point(nearest: annotation.coordinate))
    }
  }

  /// Whether the image has full detail: full resolution, with every tile loaded.
  package var isSharp: Bool { !scene.isCoarse && !renderer.missesTiles }

  /// Switches the ground between half and full resolution.
  func setCoarse(_ isCoarse: Bool) {
    guard scene.isCoarse != isCoarse else { return }
    scene.isCoarse = isCoarse
    setNeedsDisplay()
  }

  /// Sets the camera without treating the change as motion.
  func jump(to camera: Camera) {
    motion.stop()
    self.camera = camera
    scene.isMoving = false
  }

  /// Keeps the labels of the last image until the map comes to rest.
  private func beginMotion() {
    guard let host = window?.host else { return }
    scene.isMoving = true
    stillness.note(in: host)
  }

  private func comeToRest() {
    // A flight may take longer between two frames.
    if motion.isMoving { return beginMotion() }
    guard scene.isMoving else { return }
    scene.isMoving = false
    setNeedsAccessibilityUpdate()
    updateNames()
  }

  /// Places the labels again, and redraws the areas that changed.
  private func updateNames() {
    namesAreStale = false
    prepareScene()
    renderer.placeNames().forEach(setNeedsDisplay)
  }

  /// Shows a line from the end to the nearest land, or none.
  func showLine(to land: Coordinate?) {
    let end = land == nil ? nil : annotations.first?.coordinate
    // Shapes are made only for a change, because a steady frame allocates nothing.
    guard end != landLine?.end || land != landLine?.land else { return }
    landLine = end.flatMap { end in land.map { (end, $0) } }
    scene.landLine = landLine.map { [Shape(.line, through: [$0.end, $0.land])] } ?? []
    scene.landDot = landLine.map { [Shape(dotAt: $0.land, toward: $0.end)] } ?? []
    setNeedsDisplay()
  }

  private func prepareScene() {
    scene.markCount = annotations.count
    renderer.prepare(scene) { obstacles in forEachCoveringFrame { obstacles.append($0) } }
  }

  /// Draws the map with what is shown over its ground now.
  private func overlaysDidChange() {
    onStateChange?()
    setNeedsDisplay()
    setNeedsLayout()
  }

  private func cameraDidChange(from old: Camera) {
    sharpness.cameraDidChange()
    if !scene.isMoving { restingCamera = old }
    onStateChange?()
    if camera.isNear(old, size: bounds.size) { beginMotion() } else { scene.isMoving = false }
    wasWhole = isWhole
    setNeedsDisplay()
    setNeedsLayout()
  }
}
