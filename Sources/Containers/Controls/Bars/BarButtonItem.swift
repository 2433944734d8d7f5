/// A button in a navigation bar or toolbar.
///
/// ```swift
/// navigationItem.rightBarButtonItem = BarButtonItem(
///   systemItem: .add, primaryAction: Action { _ in model.add() })
/// ```
@MainActor
open class BarButtonItem: BarItem {
  /// The visual weight of an item.
  public enum Style: Hashable, Sendable {
    /// An ordinary item.
    case plain
    /// The item that ends a task, in a heavier font.
    case done
    /// The most important item of a bar, on a filled background.
    case prominent
  }

  /// The style; plain by default.
  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// The width in points, or 0, the default, for the width of the content.
  open var width = 0.0 { didSet { if width != oldValue { didChange() } } }
  /// The menu of the item; a press opens it if the item has no action.
  open var menu: Menu? { didSet { if menu !== oldValue { didChange() } } }
  /// The action that a press runs; it takes precedence over ``action``.
  ///
  /// Setting this property also sets the title and the image to those of the action.
  open var primaryAction: Action? {
    didSet { if primaryAction !== oldValue { primaryActionDidChange() } }
  }
  /// A view to show instead of a button, or `nil` for none.
  open var customView: View? { didSet { if customView !== oldValue { didChange() } } }
  /// Whether the item is hidden; `false` by default.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// Whether the item appears selected, to show the state of a toggle; `false` by default.
  open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }
  /// The color of the item, or `nil` for the tint of the bar.
  open var tintColor: DynamicColor? { didSet { if tintColor != oldValue { didChange() } } }
  /// The text shown while the pointer rests on the item, or `nil` for none.
  ///
  /// It is the accessibility label of an item that has only an image.
  open var toolTip: String? { didSet { if toolTip != oldValue { didChange() } } }
  /// The action that a press sends to ``target``.
  open var action: Selector?
  /// The object that performs ``action``, held weakly, or `nil` for the first object in the
  /// responder chain that can.
  open weak var target: AnyObject?

  /// The kind of an item without content.
  let space: Space?
  /// The button that a bar has made for the item last.
  weak var button: BarButton?

  /// An item without content, which keeps others apart.
  enum Space: Hashable, Sendable {
    case fixed, flexible
  }

  private init(space: Space) {
    self.space = space
    super.init()
  }

  /// Creates an item without content.
  public override init() {
    space = nil
    super.init()
  }

  /// Creates an item with a title.
  public convenience init(
    title: String?, style: Style = .plain, target: AnyObject?, action: Selector?
  ) {
    self.init()
    assign(title: title, style: style, target: target, action: action)
  }

  /// Creates an item with an image.
  public convenience init(
    image: Image?, style: Style = .plain, target: AnyObject?, action: Selector?
  ) {
    self.init()
    assign(image: image, style: style, target: target, action: action)
  }

  /// Creates an item that runs an action and shows its title and image.
  public convenience init(primaryAction: Action?) {
    self.init()
    self.primaryAction = primaryAction
    primaryActionDidChange()
  }

  /// Creates an item with a title, an image, an action and a menu.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init(primaryAction: primaryAction)
    assign(title: title ?? self.title, image: image ?? self.image, menu: menu)
  }

  /// Creates a system item with an action and a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init(systemItem)
    self.primaryAction = primaryAction
    assign(systemItem, menu: menu)
  }

  /// Creates a system item that sends an action to a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) {
    self.init(systemItem)
    assign(target: target, action: action)
    assign(systemItem, menu: nil)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  private convenience init(_ systemItem: SystemItem) {
    if let space = systemItem.space { self.init(space: space) } else { self.init() }
  }

  /// Returns an empty item that takes up the remaining space.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(space: .flexible) }

  /// Returns an empty item with a width in points.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    let item = BarButtonItem(space: .fixed)
    item.width = width
    return item
  }

  private func assign(
    title: String? = nil, image: Image? = nil, style: Style = .plain, target: AnyObject? = nil,
    action: Selector? = nil, menu: Menu? = nil
  ) {
    (self.title, self.image, self.style, self.menu) = (title, image, style, menu)
    (self.target, self.action) = (target, action)
  }

  private func assign(_ systemItem: SystemItem, menu: Menu?) {
    self.menu = menu
    title = systemItem.title
    image = systemItem.image
    toolTip = systemItem.image == nil ? nil : systemItem.title
    style = systemItem.style
    leaves = systemItem == .close || systemItem == .cancel || systemItem == .done
  }

  private func primaryActionDidChange() {
    if let primaryAction {
      (title, image) = (primaryAction.title, primaryAction.image)
    }
    didChange()
  }

  /// Whether the system provides the item to leave a page; such an item is a stop of Tab by itself.
  private(set) final var leaves = false

  /// Performs what a press does.
  ///
  /// - Parameter view: The view from which the responder chain is searched.
  func press(from view: View) {
    guard isEnabled else { return }
    if let primaryAction {
      if !primaryAction.attributes.contains(.disabled) { primaryAction.performWithSender(self) }
    } else if let action {
      _ = view.send(action, to: target, from: self, for: nil)
    }
  }
}
