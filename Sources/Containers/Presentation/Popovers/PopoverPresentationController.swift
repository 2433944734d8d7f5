/// The presentation controller of a popover: a bubble with an arrow that points at a view.
///
/// Set a source view or item before you present the popover. In compact width the popover becomes a
/// sheet, ``adaptiveSheetPresentationController``, unless the delegate returns another style.
///
/// ```swift
/// facts.modalPresentationStyle = .popover
/// facts.popoverPresentationController?.sourceView = nameButton
/// present(facts, animated: true)
/// ```
///
/// The popover has the preferred content size of the presented controller, or 320 × 480 points. It
/// is placed on the first permitted side of its source where it fits: below, above, trailing,
/// leading. It follows its source, and is dismissed without animation when the source leaves the
/// window.
///
/// A press outside the popover dismisses it. The press reaches no other view except
/// ``passthroughViews``.
open class PopoverPresentationController: PresentationController {
  private let bubble = PopoverView()
  /// The rectangle that the popover was placed at last, in container coordinates, or `nil` to look
  /// for it in the next layout.
  private var followed: Rect?
  /// The size of the container in which the popover was placed there.
  private var followedSize = Size.zero
  private var passed = WeakList<View>()

  /// The view that contains ``sourceRect``, or `nil`, the default.
  ///
  /// Ignored if there is a ``sourceItem``.
  public weak var sourceView: View? { didSet { if sourceView !== oldValue { place() } } }
  /// The rectangle to point at, in the coordinates of ``sourceView``; null, the default, for the
  /// bounds of that view.
  public var sourceRect = Rect.null { didSet { if sourceRect != oldValue { place() } } }
  /// The item to point at, or `nil`, the default, for ``sourceView``.
  public weak var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    didSet { if sourceItem !== oldValue { place() } }
  }
  /// The directions in which the arrow may point; any by default.
  ///
  /// If empty, the popover covers its source, without an arrow.
  public var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { if permittedArrowDirections != oldValue { containerView?.setNeedsLayout() } }
  }
  /// The direction in which the arrow points, or ``PopoverArrowDirection/unknown`` if the popover is
  /// not visible or has no arrow.
  public private(set) var arrowDirection = PopoverArrowDirection.unknown
  /// Whether the popover may cover its source if it fits on no side.
  ///
  /// If `false`, the default, it shrinks instead.
  public var canOverlapSourceViewRect = false {
    didSet { if canOverlapSourceViewRect != oldValue { containerView?.setNeedsLayout() } }
  }
  /// The minimum distances between the popover and the edges of its container; 8 points by default.
  public var popoverLayoutMargins = EdgeInsets(all: 8) {
    didSet { if popoverLayoutMargins != oldValue { containerView?.setNeedsLayout() } }
  }
  /// The color of the bubble and its arrow, or `nil`, the default, for the system's color.
  public var backgroundColor: DynamicColor? {
    didSet {
      if backgroundColor != oldValue { bubble.setFill(backgroundColor ?? .popoverBackground) }
    }
  }

  /// The views behind the popover that receive presses without dismissing it.
  ///
  /// Includes their subviews. Referenced weakly.
  public var passthroughViews: [View] {
    get { Array(passed) }
    set { passed = WeakList(newValue) }
  }

  /// The presentation controller of the sheet that the popover becomes in compact width.
  public private(set) lazy var adaptiveSheetPresentationController = SheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController,
    style: .pageSheet)

  // MARK: Frame

  open override var presentedView: View? { bubble }

  open override var frameOfPresentedViewInContainerView: Rect {
    containerView.map { placement(in: $0.bounds).frame } ?? .zero
  }

  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    placement(in: Rect(origin: .zero, size: parentSize)).bubble.size
  }

  /// Moves the popover to the new size, animated if it is in place.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard let containerView, bubble.superview === containerView else { return }
    let isAnimated =
      presentation?.phase == .presented
      && containerView.traitCollection.accessibilityMotion != .reduced
    if isAnimated {
      View.animate(withDuration: .milliseconds(250)) { move() }
    } else {
      View.performWithoutAnimation { move() }
    }
  }

  /// Moves the popover to its place now, even while a transition runs, which moves it only by a
  /// transform.
  private func move() {
    containerView?.setNeedsLayout()
    containerView?.layoutIfNeeded()
    bubble.setPlace(frameOfPresentedViewInContainerView)
    bubble.layoutIfNeeded()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    let placement = placement(in: containerView.bounds)
    bubble.placement = placement
    arrowDirection = placement.direction
  }

  private func placement(in bounds: Rect) -> PopoverPlacement {
    let preferred = preferredContentSize
    return PopoverPlacement(
      PopoverPlacement.Request(
        bounds: bounds.inset(by: containerView?.safeAreaInsets ?? .zero),
        margins: popoverLayoutMargins, source: sourceToFollow ?? bounds,
        size: Size(
          width: preferred.width > 0 ? preferred.width : 320,
          height: preferred.height > 0 ? preferred.height : 480),
        directions: permittedArrowDirections,
        isRightToLeft: containerView?.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        mayOverlap: canOverlapSourceViewRect,
        grid: PixelGrid(scale: max(1, containerView?.traitCollection.displayScale ?? 1))))
  }

  /// The tip of the arrow, in container coordinates, or `nil` before the first layout.
  var tip: Point? { bubble.placement?.tip }

  // MARK: Source

  override func obstacle(to presenter: ViewController) -> PresentationObstacle? {
    popoverDelegate?.prepareForPopoverPresentation(self)
    guard sourceItem != nil || sourceView != nil else { return .noSource }
    guard let view = presenter.viewIfLoaded, source(in: view) != nil else {
      return .sourceElsewhere
    }
    return super.obstacle(to: presenter)
  }

  override var sourceName: String? { sourceItem.map { "\($0)" } ?? sourceView?.identity }

  private var popoverDelegate: (any PopoverPresentationControllerDelegate)? {
    delegate as? any PopoverPresentationControllerDelegate
  }

  /// Returns the rectangle to point at, or `nil` if it is not in the window of the view.
  private func source(in view: View) -> Rect? {
    if let sourceItem { return sourceItem.frame(in: view) }
    guard let sourceView else { return nil }
    return sourceView.popoverSource(sourceRect.isNull ? sourceView.bounds : sourceRect, in: view)
  }

  /// The rectangle that the popover points at, until it follows its source in ``frameDidLayOut()``.
  private var sourceToFollow: Rect? {
    if followed == nil, let containerView {
      (followed, followedSize) = (source(in: containerView), containerView.bounds.size)
    }
    return followed
  }

  /// Points the popover at a source that has been set.
  private func place() {
    followed = nil
    containerView?.setNeedsLayout()
  }

  override func frameDidLayOut() {
    guard let containerView, bubble.superview === containerView else { return }
    guard let source = source(in: containerView) else {
      presentation?.endAtOnce(tellsDelegate: true)
      return
    }
    guard source != followed || containerView.bounds.size != followedSize else { return }
    proposeReposition()
    // The delegate may have ended the presentation.
    guard bubble.superview === containerView else { return }
    followed = nil
    View.performWithoutAnimation { move() }
  }

  /// Lets the delegate point the popover at something else.
  private func proposeReposition() {
    guard let delegate = popoverDelegate, var view = sourceItem as? View ?? sourceView else {
      return
    }
    let usesItem = sourceItem != nil
    let proposed = (view: view, rect: usesItem || sourceRect.isNull ? view.bounds : sourceRect)
    var rect = proposed.rect
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    guard view !== proposed.view || rect != proposed.rect else { return }
    sourceItem = nil
    sourceView = view
    sourceRect = rect
  }

  // MARK: Furniture

  override func ruledStyle(for traits: TraitCollection) -> ModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  override func makeShape(for style: ModalPresentationStyle) -> PresentationController {
    switch style {
    case .automatic, .pageSheet, .formSheet: adaptiveSheetPresentationController
    default: super.makeShape(for: style)
    }
  }

  override var followsSizeClass: Bool { true }

  override var isDismissedByPressBeside: Bool { true }

  override var isElevated: Bool { true }

  override func makeAnimator(isReturning: Bool) -> (any ViewControllerAnimatedTransitioning)? {
    PopoverAnimator(self, isReturning: isReturning)
  }

  override func passesPointer(to responder: Responder) -> Bool {
    passed.contains(where: responder.isWithin)
  }

  override func claims(_ point: Point) -> Bool {
    bubble.point(inside: bubble.convert(point, from: containerView), with: nil)
  }

  override func furnish(_ container: View) { followed = nil }

  override func takeContent(_ view: View) { bubble.content = view }

  override func clear() {
    bubble.content = nil
    bubble.removeFromSuperview()
    bubble.placement = nil
    followed = nil
    arrowDirection = .unknown
  }
}
