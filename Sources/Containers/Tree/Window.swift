/// The view at the root of a view hierarchy, shown in a window of the platform.
@MainActor
open class Window: View {
  /// The object that shows the window, usually the ``Application``.
  ///
  /// A window without a host is not on screen. Assign the host before you show the window; the host
  /// of a visible window cannot change.
  public weak var host: (any WindowHost)? {
    willSet {
      guard visibility != .hidden, newValue !== host, newValue != nil else { return }
      misuse("\(identity) cannot change its host while it is shown: close it first.")
    }
    didSet { joinHost() }
  }

  /// The text in the title bar.
  ///
  /// If empty, the window shows the title of its root view controller.
  ///
  /// The title of a navigation controller without one of its own is that of the lowest controller on
  /// its stack.
  public var title: String {
    get { ownTitle.isEmpty ? rootTitle : ownTitle }
    set { changeTitle { ownTitle = newValue } }
  }

  private var ownTitle = ""
  /// The title of the controller whose view fills the window, or an empty text for none.
  var rootTitle = ""

  /// The minimum size to which the user can resize the window, in points.
  public var minimumSize = Size(width: 1, height: 1) {
    didSet { if minimumSize != oldValue { host?.windowDidChangeProperties(self) } }
  }

  /// The icon of the window in title bars, panels, and window lists, or `nil` for the system's
  /// default.
  ///
  /// It is scaled up where it is shown larger; 64 pixels or more look good everywhere. Wayland
  /// desktops use the icon of the program's desktop file instead.
  public var icon: Image? {
    didSet {
      guard !Image.areSame(icon, oldValue) else { return }
      iconCount += 1
      host?.windowDidChangeProperties(self)
    }
  }
  /// The number of times the icon was set, because images cannot be compared.
  private(set) var iconCount = 0

  /// The placement requested while the window was not shown.
  var placementWhenShown = WindowPlacement()
  /// Whether the window is adopting a size given by its host.
  var isFollowingHost = false

  /// The title bar style that the view controllers prefer, used if the window manager supports it.
  ///
  /// See `ViewController.preferredStatusBarStyle`.
  public internal(set) var titleBarStyle = TitleBarStyle.light {
    didSet { if titleBarStyle != oldValue { host?.windowDidChangeProperties(self) } }
  }

  /// Whether the title bar and border are hidden, as the view controllers prefer.
  public internal(set) var isTitleBarHidden = false {
    didSet { if isTitleBarHidden != oldValue { host?.windowDidChangeProperties(self) } }
  }

  /// The number of pixels per point.
  public internal(set) var scale = 1.0

  /// The responder that receives key presses first, or `nil` for the window itself.
  public internal(set) weak var firstResponder: Responder? {
    didSet { if firstResponder !== oldValue { textInputSession.responderDidChange() } }
  }

  /// Whether the window is currently shown.
  public var isVisible: Bool { visibility == .shown || visibility == .hiding }

  var visibility = WindowVisibility.hidden
  /// Whether the window was last requested to be visible.
  ///
  /// Requests from callbacks take effect afterward.
  var isVisibilityWanted = false

  /// The controller of the view that fills the window, stored here and managed by a room above.
  var rootOwner: (any WindowRoot)?

  /// Views whose traits may have changed since they were last reported.
  var traitUpdates: [TraitUpdate] = []
  /// The number of deliveries of traits in progress, one inside another.
  ///
  /// While there is any, some views may not know their traits yet.
  var traitDepth = 0

  /// The render tree of the last frame.
  var lastTree: RenderTree?

  /// The overlays over the window's content; nil if there are none.
  var overlayRouting: (any OverlayRouting)?

  /// Whether the window has the keyboard.
  public internal(set) var isKey = false {
    didSet { if isKey != oldValue { setNeedsAccessibilityUpdate() } }
  }

  /// Whether a bridge follows the element tree, so that marking an element requests a frame.
  var isAccessibilityFollowed = false

  /// The reference that the views in the window share.
  private(set) lazy var reference = ViewReference(self)

  override var attachedWindow: Window? { self }

  override func leavesToHost(_ size: Size) -> Bool { asksHost(for: size) }

  /// The objects that rooms above keep with the window.
  let parts = AttachedParts()

  /// Creates a hidden window for the given host.
  public init(host: any WindowHost, frame: Rect = Rect(x: 0, y: 0, width: 1024, height: 768)) {
    self.host = host
    super.init(frame: frame)
    prepare()
  }

  /// Creates a hidden window without a ``host``.
  ///
  /// Assign one before you show the window.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 1024, height: 768)) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a window from a nib, as `Window()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(frame: Rect(x: 0, y: 0, width: 1024, height: 768))
    prepare()
  }

  private func prepare() {
    flags.formUnion([.window, .hidden])
    flags.remove(.needsRender)
    traitStateMade.base = environment(size: properties.bounds.size, scale: scale)
    joinHost()
  }

  /// Whether the window is hidden; `true` by default.
  ///
  /// Setting this property shows the window without making it key, or closes it.
  ///
  /// ``makeKeyAndVisible()`` and ``close()`` set this property, also when the user closes the
  /// window or the program ends.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { show(!newValue) }
  }

  /// Called after the window becomes the key window; the default implementation does nothing.
  ///
  /// Called once after each change of ``isKey``.
  open func becomeKey() {}

  /// Called after the window stops being the key window; the default implementation does nothing.
  ///
  /// Called once after each change of ``isKey``: when the system makes another window key, and when
  /// the window is hidden. Touches and presses are canceled first.
  open func resignKey() {}

  /// Delivers a touch event to the gesture recognizers and views it belongs to.
  ///
  /// Called once each time a touch begins, moves, ends, or is canceled, and again when a view
  /// receives a delayed touch or loses a touch to a timed recognizer. Touches reach recognizers and
  /// views only through this method, so an override that does not call super withholds the event
  /// from all of them. Sending an event a second time has no effect.
  open func sendEvent(_ event: TouchEvent) { touchDispatcher.handOn(event) }

  /// Describes a window, labeled by its title, and active while it is key.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .window
    if semantics.label == nil { semantics.label = title }
    if isKey { semantics.states.insert(.active) }
  }

  /// The host, usually the application.
  open override var next: Responder? { host }

  /// Moves focus with the arrow keys if nothing else handles them.
  open override func pressesBegan(_ presses: Set<Press>) {
    if !pressDispatcher.takesUnclaimed(presses) { super.pressesBegan(presses) }
  }

  /// Keeps moving focus while an arrow key is held.
  open override func pressesChanged(_ presses: Set<Press>) {
    if !pressDispatcher.takesUnclaimed(presses) { super.pressesChanged(presses) }
  }

  /// The undo manager of the window, shared by everything in it.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Whether there is anything to undo or redo where keyboard input goes.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case .undo: activeUndoManager?.canUndo == true
    case .redo: activeUndoManager?.canRedo == true
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  open override func undo(_ sender: Any?) { activeUndoManager?.undo() }

  open override func redo(_ sender: Any?) { activeUndoManager?.redo() }

  /// The clipboard, or `nil` if the host is gone.
  public var pasteboard: Pasteboard? { host?.pasteboard }

  /// The current request for text input, or `nil` while nothing accepts text.
  public var textInput: TextInputRequest? { textInputSession.request }

  /// Schedules a frame at the end of the current turn.
  func setNeedsFrame() { host?.setNeedsFrame() }
}
