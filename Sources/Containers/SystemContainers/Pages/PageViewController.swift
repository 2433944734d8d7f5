/// A container that shows one page at a time, or two side by side, and lets people turn them.
///
/// A ``dataSource`` provides the pages before and after the one that is shown. Without one, only
/// ``setViewControllers(_:direction:animated:completion:)`` changes pages. See <doc:Pages>.
///
/// ```swift
/// let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = book
/// pages.setViewControllers([book.cover], direction: .forward, animated: false)
/// ```
open class PageViewController: ViewController {
  /// How one page replaces another.
  public enum TransitionStyle: Hashable, Sendable, CaseIterable {
    /// The page bends about the spine and turns over, as in a book.
    case pageCurl
    /// The pages lie side by side and scroll.
    case scroll
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Hashable, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// The direction in which pages turn.
  public enum NavigationDirection: Hashable, Sendable, CaseIterable {
    /// Toward the next page.
    case forward
    /// Toward the previous page.
    case reverse
  }

  /// The edge about which pages curl.
  public enum SpineLocation: Hashable, Sendable, CaseIterable {
    /// There is none, because the pages scroll.
    case none
    /// The leading or top edge.
    case min
    /// The middle, with a page on either side.
    case mid
    /// The trailing or bottom edge.
    case max
  }

  /// What can be chosen when a page view controller is created.
  public struct Options: Hashable, Sendable {
    /// The spine of pages that curl.
    public var spineLocation: SpineLocation
    /// The space between pages that scroll, in points.
    public var interPageSpacing: Double

    /// Creates options.
    public init(spineLocation: SpineLocation = .min, interPageSpacing: Double = 0) {
      self.spineLocation = spineLocation
      self.interPageSpacing = interPageSpacing
    }
  }

  /// How one page replaces another.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// What the controller stores.
  var pages: PageState

  /// The provider of the pages before and after the one that is shown.
  ///
  /// Setting it asks for both again. Without a data source gestures, keys and the wheel turn nothing.
  open weak var dataSource: (any PageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { sourceDidChange() } }
  }

  /// The object that is told about the turns that a person makes.
  open weak var delegate: (any PageViewControllerDelegate)?

  /// Whether each sheet that curls shows a page of its own on its back; `false` by default.
  ///
  /// With a spine in the middle it always does, whatever was set.
  open var isDoubleSided: Bool {
    get { pages.isDoubleSided || pages.spine == .mid }
    set { setDoubleSided(newValue) }
  }

  /// Whether the wheel and the touchpad turn pages; `true` by default.
  open var wheelTurnsPages = true

  /// Creates a page view controller without pages.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: Options = Options()
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    pages = PageState(transitionStyle, options)
    super.init()
    pages.connect(to: self)
  }

  /// Creates a page view controller from a storyboard, with pages that curl horizontally.
  public override init?(coder: NibCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    pages = PageState(.pageCurl, Options())
    super.init(coder: coder)
    pages.connect(to: self)
  }

  /// The pages that are shown, or are to be shown next, in reading order; `nil` before the first.
  open var viewControllers: [ViewController]? {
    pages.strip.shown.isEmpty ? nil : pages.strip.shown
  }

  /// Shows other pages.
  ///
  /// One page is shown at a time. With a spine in the middle two are; and an animated turn of a
  /// double-sided page takes two, the page to show and the back of the sheet that turns. Any other
  /// number is a programming error. ``viewControllers`` changes at once; a turn in progress ends
  /// first. The delegate is not told.
  ///
  /// - Parameter completion: Called when the pages are in place, with `false` if another call has
  ///   ended the turn early.
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    set(viewControllers ?? [], direction, isAnimated: animated, completion)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    putPagesIn()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placePagesView()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    checkSpine(for: traitCollection.horizontalSizeClass)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    rest()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loseHold()
  }

  /// Returns the size of a page for a page, and the default for other children.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    pageSize(of: container, in: parentSize)
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  open override func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    checkSpine(for: newCollection.horizontalSizeClass)
  }

  /// Stores the pages that are shown.
  ///
  /// An override calls super.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    encodePages(with: coder)
  }

  /// Brings the pages that are shown back.
  ///
  /// An override calls super.
  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    decodePages(with: coder)
  }

  /// The commands that turn pages, after those that were added.
  open override var keyCommands: [KeyCommand] { super.keyCommands + pageCommands }

  open override func pressesBegan(_ presses: Set<Press>) {
    if !takesArrow(presses) { super.pressesBegan(presses) }
  }

  open override func scrolled(_ scroll: Scroll) {
    if !takes(scroll) { super.scrolled(scroll) }
  }
}

extension PageViewController {
  /// The edge about which pages curl; none for pages that scroll.
  public var spineLocation: SpineLocation { pages.spine }

  /// The recognizers with which people turn pages: a pan for pages that curl, and none for pages that
  /// scroll, which move as the content of a scroll view does.
  public var gestureRecognizers: [GestureRecognizer] {
    transitionStyle == .pageCurl ? [pages.pan] : []
  }

  /// The view that holds the pages.
  var pagesView: PagesView { pages.view }
}
