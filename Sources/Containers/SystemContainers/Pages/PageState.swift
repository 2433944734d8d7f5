/// The state of a page view controller.
@MainActor
struct PageState {
  var strip = PageStrip<ViewController>()
  var spine: PageViewController.SpineLocation
  /// Whether the program requests a page on the back of each sheet.
  var isDoubleSided = false
  let spacing: Double
  let view = PagesView()
  let pan = PanGestureRecognizer()
  /// The controllers that were added as children, shown or near.
  var members: [PageMember] = []
  /// The pages whose views are in place.
  var displayed: [ViewController] = []
  var turn: PageTurn?
  /// The latest request that waits for the turn or the callback in progress to end.
  var waiting: PageRequest?
  /// The number of callbacks of the container in progress.
  var callDepth = 0
  /// Whether the delegate is being asked for the spine, so that it may set any number of pages.
  var isMovingSpine = false
  var knownSizeClass: UserInterfaceSizeClass?
  var drag: PageHold?
  var wheel = PageWheel()
  let touchpad = TouchpadDrag()
  /// The distance by which the pages are pulled beyond an end, in points.
  var pull = 0.0
  var control: PageControl?
  /// The dot of the shown page and the number of dots; `nil` for none.
  var dots: (index: Int, count: Int)?
  var needsDots = true

  /// Whether nothing is in progress and no request waits.
  var isAtRest: Bool { turn == nil && waiting == nil && callDepth == 0 }

  init(_ style: PageViewController.TransitionStyle, _ options: PageViewController.Options) {
    let isCurl = style == .pageCurl
    spine = isCurl ? options.spineLocation == .none ? .min : options.spineLocation : .none
    spacing = isCurl ? 0 : max(0, options.interPageSpacing)
    strip.pagesAtOnce = spine == .mid ? 2 : 1
  }

  func connect(to controller: PageViewController) {
    view.pager = controller
    pan.addTarget { [weak controller] in controller?.follow($0) }
    view.addGestureRecognizer(pan)
  }
}

/// A child of a page view controller.
@MainActor
final class PageMember {
  /// The latest callback about its parent that the page received.
  enum Move {
    /// `willMove(toParent:)`, of a page that comes.
    case coming
    /// `didMove(toParent:)`.
    case here
    /// `willMove(toParent: nil)`.
    case leaving
  }

  let controller: ViewController
  var move = Move.coming

  init(_ controller: ViewController) { self.controller = controller }
}

/// A call that sets pages.
@MainActor
final class PageRequest {
  let leaf: PageStrip<ViewController>.Leaf
  let direction: PageDirection
  let isAnimated: Bool
  let completion: ((Bool) -> Void)?

  init(
    _ leaf: PageStrip<ViewController>.Leaf, _ direction: PageDirection, isAnimated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    self.leaf = leaf
    self.direction = direction
    self.isAnimated = isAnimated
    self.completion = completion
  }
}

/// The source of a drag by which the user holds the pages.
struct PageHold {
  enum Source: Hashable, Sendable {
    case pointer, touchpad
  }

  let source: Source
  /// The distance at which it took hold, toward the next page in points.
  let start: Double
}

typealias PageDirection = PageViewController.NavigationDirection
