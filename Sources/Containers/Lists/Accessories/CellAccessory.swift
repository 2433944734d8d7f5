/// A sign, button or view at an end of a list cell.
///
/// ```swift
/// cell.accessories = [.label(text: "12"), .disclosureIndicator(), .delete { remove(item) }]
/// ```
@MainActor
public struct CellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the collection view is edited.
    case whenEditing
    /// While the collection view is not edited.
    case whenNotEditing
  }

  /// Where a view of the app is.
  public enum Placement: Hashable, Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// What accessories of all kinds have.
  public struct Options: Hashable, Sendable {
    /// Whether the accessory is hidden, and leaves its room empty.
    public var isHidden: Bool
    /// The color; nil for that of the kind.
    public var tintColor: DynamicColor?

    /// Creates options.
    public init(isHidden: Bool = false, tintColor: DynamicColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// A view of the app as an accessory.
  public struct CustomViewConfiguration {
    /// The view, whose size counts.
    public var customView: View
    /// Where the view is.
    public var placement: Placement
    /// What accessories of all kinds have.
    public var options: Options

    /// Creates an accessory of a view.
    public init(customView: View, placement: Placement, options: Options = Options()) {
      (self.customView, self.placement, self.options) = (customView, placement, options)
    }
  }

  enum Kind: Equatable {
    case disclosure, checkmark, delete, insert, reorder, multiselect, outline, detail
    case label(String)
    case custom(View)
  }

  let kind: Kind
  let displayed: DisplayedState
  let isLeading: Bool
  let options: Options
  let handler: (@MainActor () -> Void)?

  private init(
    _ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false, _ options: Options,
    _ handler: (@MainActor () -> Void)? = nil
  ) {
    (self.kind, self.displayed, self.isLeading) = (kind, displayed, isLeading)
    (self.options, self.handler) = (options, handler)
  }

  /// Returns a chevron, which says that the row leads to others.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory { CellAccessory(.disclosure, displayed, options) }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory { CellAccessory(.checkmark, displayed, options) }

  /// Returns a button with a letter i, which shows details.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory { CellAccessory(.detail, displayed, options, actionHandler) }

  /// Returns a button that deletes the row.
  ///
  /// Without a handler, it performs the destructive swipe action of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.delete, displayed, isLeading: true, options, actionHandler)
  }

  /// Returns a button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.insert, displayed, isLeading: true, options, actionHandler)
  }

  /// Returns a grip by which the row is dragged to another place.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> CellAccessory { CellAccessory(.reorder, displayed, options) }

  /// Returns a circle, which has a check mark while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> CellAccessory { CellAccessory(.multiselect, displayed, isLeading: true, options) }

  /// Returns a button that shows or hides the rows below this one; it points down while they are shown.
  ///
  /// Without a handler, it expands or collapses the item in its section snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory { CellAccessory(.outline, displayed, options, actionHandler) }

  /// Returns a text, for example a number.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory { CellAccessory(.label(text), displayed, options) }

  /// Returns a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    switch configuration.placement {
    case .leading(let displayed):
      CellAccessory(
        .custom(configuration.customView), displayed, isLeading: true, configuration.options)
    case .trailing(let displayed):
      CellAccessory(.custom(configuration.customView), displayed, configuration.options)
    }
  }

  /// Returns whether the accessory is shown in a state.
  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The order of the accessories at one end, from the content outward.
  var rank: Int {
    switch kind {
    case .label: 0
    case .custom: 1
    case .checkmark: 2
    case .detail: 3
    case .outline: 4
    case .disclosure: 5
    case .insert, .delete, .multiselect, .reorder: 6
    }
  }
}
