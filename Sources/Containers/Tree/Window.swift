/// The view at the top of a hierarchy: what a platform's window shows.
@MainActor
open class Window: View {
  /// What shows the window, usually the ``Application``; the window does nothing without one.
  ///
  /// A window that was made without a host gets one before it is shown. A window that is shown keeps its
  /// host.
  public weak var host: (any WindowHost)? {
    willSet {
      guard visibility != .hidden, newValue !== host, newValue != nil else { return }
      misuse("\(identity) is shown and cannot get another host: close it first.")
    }
  }

  /// The text in the title bar.
  public var title = "" {
    didSet {
      guard title != oldValue else { return }
      host?.windowDidChangeProperties(self)
      setNeedsAccessibilityUpdate()
    }
  }

  /// The smallest size that the person can give the window, in points.
  public var minimumSize = Size(width: 1, height: 1) {
    didSet { if minimumSize != oldValue { host?.windowDidChangeProperties(self) } }
  }

  /// The picture that stands for the window in title bars, panels and lists of windows; nil for the system's.
  ///
  /// Where it is shown larger it is scaled: 64 pixels or more look good everywhere. Wayland's desktops take the icon
  /// from the program's desktop file instead.
  public var icon: Image? {
    didSet {
      iconCount += 1
      host?.windowDidChangeProperties(self)
    }
  }
  /// How often the icon was set: images cannot be compared.
  private(set) var iconCount = 0

  /// What of its placement was asked for while nothing showed the window.
  var placementWhenShown = WindowPlacement()
  /// Whether the window takes a size that what shows it has given it.
  var isFollowingHost = false

  /// How the title bar looks, where the window manager asks: what the controllers would like.
  ///
  /// See `ViewController.preferredStatusBarStyle`.
  public internal(set) var titleBarStyle = TitleBarStyle.light {
    didSet { if titleBarStyle != oldValue { host?.windowDidChangeProperties(self) } }
  }

  /// Whether the window has neither title bar nor border: what the controllers would like.
  public internal(set) var isTitleBarHidden = false {
    didSet { if isTitleBarHidden != oldValue { host?.windowDidChangeProperties(self) } }
  }

  /// Pixels per point.
  public internal(set) var scale = 1.0

  /// The responder that gets key presses first; nil for the window itself.
  public internal(set) weak var firstResponder: Responder? {
    didSet { if firstResponder !== oldValue { textInputSession.responderDidChange() } }
  }

  /// Whether the window has been shown and not hidden since.
  public var isVisible: Bool { visibility == .shown || visibility == .hiding }

  var visibility = WindowVisibility.hidden
  /// Whether the window was last asked to be shown; what a callback asks is done after it.
  var isVisibilityWanted = false

  /// The controller of the view that fills the window, held here and managed from above.
  var rootOwner: (any WindowRoot)?

  /// Views that may have to be told of their environment.
  var traitUpdates: [TraitUpdate] = []

  /// What the window showed in the last frame.
  var lastTree: RenderTree?

  /// What lies over the window's content; nil while nothing does.
  var overlayRouting: (any OverlayRouting)?

  /// Whether the window has the keyboard.
  public internal(set) var isKey = false {
    didSet { if isKey != oldValue { setNeedsAccessibilityUpdate() } }
  }

  /// Whether somebody follows the tree of elements, so that what marks it asks for a frame.
  var isAccessibilityFollowed = false

  /// What the rooms above keep with the window.
  let parts = WindowParts()

  /// Makes a window that a host will show, hidden at first.
  public init(host: any WindowHost, frame: Rect = Rect(x: 0, y: 0, width: 1024, height: 768)) {
    self.host = host
    super.init(frame: frame)
    prepare()
  }

  /// Makes a window that is hidden, and shows nothing before it gets a ``host``.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 1024, height: 768)) {
    super.init(frame: frame)
    prepare()
  }

  private func prepare() {
    flags.formUnion([.window, .hidden])
    flags.remove(.needsRender)
    // What its views link to.
    subviewList = SubviewList(of: self)
    traitStateMade.base = environment(size: properties.bounds.size, scale: scale)
  }

  /// Whether the window is on no screen; true at first.
  ///
  /// Setting it shows the window without giving it the keys, or closes it.
  ///
  /// Open. Set by ``makeKeyAndVisible()`` and ``close()``, and so by the application when the person closes
  /// the window or the program ends.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { show(!newValue) }
  }

  /// Called when the window has got the keys; does nothing unless overridden.
  ///
  /// Open. Called once for each change of ``isKey``, after it.
  open func becomeKey() {}

  /// Called when the window has lost the keys; does nothing unless overridden.
  ///
  /// Open. Called once for each change of ``isKey``, after it: when the system gives the keys to another
  /// window, and when the window is hidden. Touches and presses were cancelled before.
  open func resignKey() {}

  /// Hands what happened to a touch to the gesture recognizers and the view that it belongs to.
  ///
  /// Open. Called once each time that a touch begins, moves, ends or is cancelled, and again where a view hears
  /// later of what was kept from it, or loses a touch to a recognizer by the clock. No touch reaches recognizers
  /// and views but through this method: an override that does not call super keeps the event from all of them.
  /// An event is handed on once, while it is sent; sending it again, or later, does nothing.
  open func sendEvent(_ event: TouchEvent) { touchDispatcher.handOn(event) }

  /// A window that is named by its title, and active while it gets the keys.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .window
    if semantics.label == nil { semantics.label = title }
    if isKey { semantics.states.insert(.active) }
  }

  /// The host, usually the application.
  open override var next: Responder? { host }

  /// Moves the focus with the arrows, where nothing else wants them.
  open override func pressesBegan(_ presses: Set<Press>) {
    if !pressDispatcher.takesUnclaimed(presses) { super.pressesBegan(presses) }
  }

  /// Goes on moving the focus with an arrow that is held.
  open override func pressesChanged(_ presses: Set<Press>) {
    if !pressDispatcher.takesUnclaimed(presses) { super.pressesChanged(presses) }
  }

  /// The window's own, for all that it holds.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Whether there is something to undo or to redo where the keys go.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case .undo: activeUndoManager?.canUndo == true
    case .redo: activeUndoManager?.canRedo == true
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  open override func undo(_ sender: Any?) { activeUndoManager?.undo() }

  open override func redo(_ sender: Any?) { activeUndoManager?.redo() }

  /// The clipboard; nil once the host is gone.
  public var pasteboard: Pasteboard? { host?.pasteboard }

  /// What takes text in the window; nil while nothing does.
  public var textInput: TextInputRequest? { textInputSession.request }

  /// Asks for a frame at the end of the turn.
  func setNeedsFrame() { host?.setNeedsFrame() }
}
