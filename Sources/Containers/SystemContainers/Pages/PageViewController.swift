/// A container that shows one page at a time, or two side by side, and lets the user turn pages.
///
/// A ``dataSource`` provides the pages before and after the visible page. Without a data source,
/// only ``setViewControllers(_:direction:animated:completion:)`` changes pages. See <doc:Pages>.
///
/// ```swift
/// let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = book
/// pages.setViewControllers([book.cover], direction: .forward, animated: false)
/// ```
open class PageViewController: ViewController {
  /// The animation with which pages turn.
  public enum TransitionStyle: Hashable, Sendable, CaseIterable {
    /// The page bends at the spine and turns over, as in a book.
    case pageCurl
    /// The pages are side by side and scroll.
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

  /// The edge at which pages curl.
  public enum SpineLocation: Hashable, Sendable, CaseIterable {
    /// No spine, because the pages scroll.
    case none
    /// The leading or top edge.
    case min
    /// The middle, with a page on each side.
    case mid
    /// The trailing or bottom edge.
    case max
  }

  /// The options of a new page view controller.
  public struct Options: Hashable, Sendable {
    /// The spine location of pages that curl.
    public var spineLocation: SpineLocation
    /// The space between pages that scroll, in points.
    public var interPageSpacing: Double

    /// Creates options.
    public init(spineLocation: SpineLocation = .min, interPageSpacing: Double = 0) {
      self.spineLocation = spineLocation
      self.interPageSpacing = interPageSpacing
    }
  }

  /// The animation with which pages turn.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The stored state of the controller.
  var pages: PageState

  /// The object that provides the pages before and after the visible page.
  ///
  /// Setting the data source requests both pages again. Without a data source, gestures, keys, and
  /// the wheel do nothing.
  open weak var dataSource: (any PageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { sourceDidChange() } }
  }

  /// The delegate, which is notified when the user turns pages.
  open weak var delegate: (any PageViewControllerDelegate)?

  /// Whether each sheet that curls has another page on its back; `false` by default.
  ///
  /// With the spine in the middle, this property has no effect and sheets are always double-sided.
  open var isDoubleSided: Bool {
    get { pages.isDoubleSided || pages.spine == .mid }
    set { setDoubleSided(newValue) }
  }

  /// Whether the scroll wheel and the touchpad turn pages; `true` by default.
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

  /// The visible pages, or the pages that will replace them, in reading order; `nil` before the
  /// first page is set.
  open var viewControllers: [ViewController]? {
    pages.strip.shown.isEmpty ? nil : pages.strip.shown
  }

  /// Replaces the visible pages.
  ///
  /// Pass one page; with a spine in the middle, two. An animated turn of a double-sided page takes
  /// two pages: the page to show and the back of the sheet that turns. Any other number is a
  /// programming error. ``viewControllers`` changes immediately; a turn in progress ends first. The
  /// delegate is not notified.
  ///
  /// - Parameter completion: Called when the pages are in place, with `false` if another call ended
  ///   the turn early.
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

  /// Returns the size of a page, or the default for other children.
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

  /// The commands added with ``ViewController/addKeyCommand(_:)``, and the commands that turn
  /// pages.
  open override var keyCommands: [KeyCommand] { super.keyCommands + pageCommands }

  open override func pressesBegan(_ presses: Set<Press>) {
    if !takesArrow(presses) { super.pressesBegan(presses) }
  }

  open override func scrolled(_ scroll: Scroll) {
    if !takes(scroll) { super.scrolled(scroll) }
  }
}

extension PageViewController {
  /// The edge at which pages curl; none for pages that scroll.
  public var spineLocation: SpineLocation { pages.spine }

  /// The recognizers that turn pages: a pan recognizer for pages that curl, and none for pages that
  /// scroll.
  public var gestureRecognizers: [GestureRecognizer] {
    transitionStyle == .pageCurl ? [pages.pan] : []
  }

  /// The view that contains the pages.
  var pagesView: PagesView { pages.view }
}
