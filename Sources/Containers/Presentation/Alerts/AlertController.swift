/// A controller that shows a message and asks the user to choose an action.
///
/// ```swift
/// let alert = AlertController(
///   title: "Delete “Alps”?", message: "It cannot be restored.", preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in library.delete(album) })
/// present(alert, animated: true)
/// ```
///
/// An alert is a card in the middle of the window. An action sheet is a popover that points at the
/// source of `popoverPresentationController`, or a sheet at the bottom of a narrow window. Both
/// ignore ``ViewController/modalPresentationStyle``. The title, the message, the actions, and their
/// enabled state can change while the alert is visible.
///
/// Return chooses the ``preferredAction``, or without one, the only enabled action that is not
/// destructive. If a button shows the focus, Return presses that button instead. Escape chooses the
/// cancel action, or the only action. The arrow keys move the focus between the buttons.
///
/// Every action dismisses the alert. Its handler is called after the dismissal, but not if the
/// program dismisses the alert. All handlers are then released, so create a new alert each time.
@MainActor
open class AlertController: ViewController {
  /// The kind of an alert.
  public enum Style: Hashable, Sendable {
    /// A message in the middle of the window.
    case alert
    /// A list of actions for the element that the user pressed.
    case actionSheet
  }

  /// The kind of the alert.
  public private(set) var preferredStyle = Style.alert
  /// The actions, in the order in which they were added.
  public private(set) var actions: [AlertAction] = []
  /// The text fields, in the order in which they were added, or `nil` if there are none.
  public private(set) var textFields: [TextField]?
  /// How the user has ended the alert.
  var ending = Ending.open
  /// Whether the alert has been dismissed, and its handlers released.
  var isSpent = false

  /// The ways in which a user ends an alert.
  enum Ending {
    /// Nothing yet; or the program dismisses the alert.
    case open
    /// The user has chosen an action.
    case chosen(AlertAction)
    /// The user has pressed beside the alert or dragged it away, which means the cancel action.
    case cancelled
  }

  /// Creates an alert without actions.
  ///
  /// - Parameters:
  ///   - title: A short question or statement, or `nil` for none.
  ///   - message: An explanation below the title, or `nil` for none.
  ///   - preferredStyle: The kind of alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.preferredStyle = preferredStyle
    setText(title, message)
  }

  private func setText(_ title: String?, _ message: String?) {
    (self.title, self.message) = (title, message)
  }

  /// The title, in a larger font above the message.
  open override var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// The explanation below the title.
  public var message: String? { didSet { if message != oldValue { contentDidChange() } } }

  /// The action that Return chooses, or `nil`, the default, for none.
  ///
  /// It is emphasized in place of the cancel action.
  ///
  /// Setting an action that was not added is a programming error and traps.
  public var preferredAction: AlertAction? {
    didSet {
      if let preferredAction, preferredAction.alert !== self {
        misuse(
          "\(preferredAction.name) was not added to \(name): add it before it becomes the "
            + "preferredAction.")
      }
      if preferredAction !== oldValue { contentDidChange() }
    }
  }

  /// Adds an action, shown as a button.
  ///
  /// Adding an action that is already in an alert, or a second action of the style
  /// ``AlertAction/Style/cancel``, is a programming error and traps.
  public func addAction(_ action: AlertAction) {
    if let other = action.alert {
      misuse(
        "\(action.name) was added to \(other.name) and cannot be added to \(name): make an action "
          + "for each button.")
    }
    if action.style == .cancel, let cancelAction {
      misuse(
        "\(name) has a cancel action, \(cancelAction.name), and cannot take \(action.name): give it "
          + "another style.")
    }
    action.alert = self
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field below the message.
  ///
  /// The first text field has the focus when the alert appears. Return moves to the next one, and
  /// in the last one chooses an action. Adding a text field to an action sheet is a programming
  /// error and traps.
  ///
  /// - Parameter configurationHandler: Called immediately, to set up the text field.
  public func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      misuse("\(name) is an action sheet and has no text fields: use the style .alert.")
    }
    let field = TextField()
    field.borderStyle = .roundedRect
    // The field stays in editing if Return chooses no action.
    field.onReturn = { [weak self, weak field] in
      if let field { self?.takeReturn(in: field) }
    }
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentDidChange()
  }

  // MARK: Overrides

  open override func loadView() { view = AlertView(self) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    contentSizeDidChange()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isBeingPresented, isSpent else { return }
    warn(
      "\(name) is presented again, but its handlers were released when it was dismissed: make a "
        + "new alert.")
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if isBeingPresented { textFields?.first?.becomeFirstResponder() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    alertDidAppear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { alertDidDisappear() }
  }

  /// The first text field, or else the preferred action, the cancel action, or the action that
  /// Return chooses.
  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    if let field = textFields?.first { return [field] }
    let rows = [preferredAction, cancelAction, returnAction].compactMap { alertView?.row(of: $0) }
    return rows + super.preferredFocusEnvironments
  }

  /// The commands for Return, Escape, and the arrow keys, after those added to the controller.
  open override var keyCommands: [KeyCommand] { super.keyCommands + ownKeyCommands }

  func makePresentationController(
    presenting: ViewController?
  ) -> PresentationController? {
    preferredStyle == .alert
      ? AlertPresentationController(presentedViewController: self, presenting: presenting)
      : ActionSheetPresentationController(presentedViewController: self, presenting: presenting)
  }
}
