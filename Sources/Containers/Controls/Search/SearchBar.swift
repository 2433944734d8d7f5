/// A bar with a field for the text to search for, and optional scopes and a cancel button.
///
/// A ``NavigationItem`` shows the search bar of a search controller. You can also add a search bar
/// to any view, for example above a table:
///
/// ```swift
/// let bar = SearchBar()
/// bar.placeholder = "Find a place"
/// bar.delegate = self
/// ```
///
/// Escape clears the text. If the field is empty and the cancel button is shown, Escape cancels the
/// search.
@MainActor
open class SearchBar: View {
  /// The delegate, which controls editing and is notified of user actions.
  open weak var delegate: (any SearchBarDelegate)?

  /// The text; never `nil` when read.
  ///
  /// Setting the text notifies the results updater of a search controller, but not the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { setText(newValue) }
  }

  /// The text shown while the field is empty, or `nil` for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The text field of the bar.
  public let searchTextField = SearchTextField()

  /// The titles of the scopes, or `nil` for none.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { scopesDidChange() } }
  }

  /// Shorter titles of the scopes, shown in a bar that is too narrow for ``scopeButtonTitles``, or
  /// `nil` for none.
  ///
  /// All titles change together. Scopes without a shorter title keep theirs. Assistive technologies read the longer titles.
  open var compactScopeButtonTitles: [String]? {
    didSet { if compactScopeButtonTitles != oldValue { scopesDidChange() } }
  }

  /// The index of the selected scope; 0 by default.
  ///
  /// Setting an index without a scope is a programming error and traps.
  open var selectedScopeButtonIndex: Int {
    get { scopeIndex }
    set { selectScope(newValue) }
  }

  /// Whether the cancel button is shown; `false` by default.
  open var showsCancelButton: Bool {
    get { parts.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Whether the scopes are shown; `false` by default.
  open var showsScopeBar: Bool {
    get { parts.showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }

  let parts = SearchBarParts()
  var scopeIndex = 0
  /// The search that the bar is for, or `nil` if the bar is used by itself.
  weak var searcher: (any SearchBarOwner)?
  /// The row of a navigation bar beside whose buttons the field is, or `nil` if the bar has its own.
  var inlinePlace: InlinePlace? { didSet { if inlinePlace != oldValue { setNeedsLayout() } } }
  private(set) lazy var editor = SearchBarEditor(of: self)

  /// A place for the field in the row of buttons of a navigation bar.
  struct InlinePlace: Equatable {
    /// The space between the field and the leading edge of the bar.
    var leading: Double
    /// The space between the field, or the cancel button, and the trailing edge.
    var trailing: Double
    /// The height of the row.
    var row: Double
  }

  /// Creates an empty bar.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar from a nib, as `SearchBar()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) {
    searcher?.searchBarCancelButtonWasSet()
    guard shows != parts.showsCancel else { return }
    changeParts(isAnimated: animated) { showCancelButton(shows) }
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ shows: Bool, animated: Bool) {
    searcher?.searchBarScopesWereSet()
    guard shows != parts.showsScopes else { return }
    changeParts(isAnimated: animated) { showScopes(shows) }
  }

  /// Begins editing in the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing in the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var keyCommands: [KeyCommand] {
    super.keyCommands + (searcher?.fieldCommands ?? []) + escapeCommands
  }

  open override var preferredFocusEnvironments: [any FocusEnvironment] { [searchTextField] }

  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: stackedHeight)
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: stackedHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    guard inlinePlace != nil else { return super.point(inside: point, with: event) }
    return subviews.contains { $0.alpha > 0 && $0.frame.contains(point) }
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    parts.followTraits()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searcher?.searchBarTraitsDidChange()
  }
}
