/// An object that manages the presentation of one controller over another.
///
/// It determines the frame of the presented view, adds views around it, such as a dimmed
/// background, and adapts the style to other environments. For a custom presentation, subclass it
/// and return the subclass from
/// ``ViewControllerTransitioningDelegate/presentationController(forPresented:presenting:source:)``:
///
/// ```swift
/// final class SidePresentation: PresentationController {
///   override var frameOfPresentedViewInContainerView: Rect {
///     var frame = super.frameOfPresentedViewInContainerView
///     frame.size.width = 240
///     return frame
///   }
/// }
/// ```
///
/// The presented controller retains its presentation controller, which references both controllers
/// weakly.
@MainActor
open class PresentationController: ContentContainer {
  private weak var presented: ViewController?
  private weak var presenting: ViewController?
  /// The presentation that the controller manages, or `nil` before and after.
  weak var presentation: Presentation?
  /// The style for which the controller was made.
  let style: ModalPresentationStyle

  /// The delegate, which decides how the presentation adapts and whether the user may dismiss it.
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// The traits that override the traits of the presented controller, including the size classes of
  /// its frame and the elevated level of a sheet or popover.
  public var traitOverrides = TraitOverrides() {
    didSet { if traitOverrides != oldValue { presentation?.updateTraits() } }
  }

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - presenting: The controller that presents it, or `nil` if that is not known yet.
  public init(presentedViewController presented: ViewController, presenting: ViewController?) {
    self.presented = presented
    self.presenting = presenting
    style = presented.presentationStyleInForce
  }

  /// Creates a presentation controller for a style that may not be that of the presented controller.
  init(
    presentedViewController presented: ViewController, presenting: ViewController?,
    style: ModalPresentationStyle
  ) {
    self.presented = presented
    self.presenting = presenting
    self.style = style
  }

  /// The controller that is presented.
  public var presentedViewController: ViewController {
    guard let presented else {
      misuse(
        "\(type(of: self)) has outlived the controller that it presents: do not keep it longer than "
          + "that.")
    }
    return presented
  }

  /// The controller that presents the presented controller, or is about to.
  ///
  /// Before the presentation, it is the presented controller if the presenter is not known yet.
  public var presentingViewController: ViewController {
    presentation?.presentingController ?? presenting ?? presentedViewController
  }

  /// The view in which the presentation takes place, or `nil` before and after the presentation.
  public var containerView: View? { presentation?.containerView }

  /// The style for which the controller was made.
  public var presentationStyle: ModalPresentationStyle { style }

  /// The view that the transition animates: the view of the presented controller.
  ///
  /// An override that wraps that view in other views returns the outermost view.
  open var presentedView: View? { shownController.view }

  /// The frame of ``presentedView`` in the container view; the bounds of the container by default.
  ///
  /// The frame is applied at each layout of the container.
  open var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the window, rather than the nearest ancestor of the presenter
  /// that defines a presentation context; `true` by default.
  open var shouldPresentInFullscreen: Bool {
    style != .currentContext && style != .overCurrentContext
  }

  /// Whether the view of the presenter is removed while it is covered; `false` by default, except
  /// for ``ModalPresentationStyle/fullScreen`` and ``ModalPresentationStyle/currentContext``.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  /// Called when the presentation begins, after ``ViewController/viewWillAppear(_:)`` of the
  /// presented controller.
  ///
  /// Add views to the container here, and animate them through the transition coordinator.
  open func presentationTransitionWillBegin() {}

  /// Called when the presentation has ended, before ``ViewController/viewDidAppear(_:)`` of the
  /// presented controller.
  ///
  /// - Parameter completed: `false` if the presentation was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called when the dismissal begins, after ``ViewController/viewWillDisappear(_:)`` of the
  /// presented controller.
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal has ended, before ``ViewController/viewDidDisappear(_:)`` of the
  /// presented controller.
  ///
  /// - Parameter completed: `false` if the dismissal was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Content container

  /// The preferred size of the presented controller.
  open var preferredContentSize: Size { shownController.preferredContentSize }

  /// Called when the preferred size of the presented controller changes.
  ///
  /// The default implementation lays out the container.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// Called when the size that fits the constraints of the presented view changes.
  ///
  /// The default implementation does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Returns the size in points of the presented view when the container has the given size.
  ///
  /// The default implementation returns that size unchanged.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    parentSize
  }

  /// Called before the size of the container changes.
  ///
  /// The default implementation forwards the call to the presented controller if its size changes.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the traits around the container change.
  ///
  /// The default implementation forwards the call to the presented controller if its traits change.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  // MARK: Furniture

  // The library's own presentation controllers override these. When a controller adapts, another one,
  // its shape, takes over the content, and its furniture replaces that of the first.

  /// Returns the style to which the presentation adapts by the rules of the system, or
  /// ``ModalPresentationStyle/none`` if it does not.
  func ruledStyle(for traits: TraitCollection) -> ModalPresentationStyle {
    guard traits.horizontalSizeClass == .compact else { return .none }
    return switch style {
    case .currentContext: .fullScreen
    case .overCurrentContext: .overFullScreen
    default: .none
    }
  }

  /// Returns the controller that represents this one in an adapted style.
  func makeShape(for style: ModalPresentationStyle) -> PresentationController {
    PresentationController.make(
      for: presentedViewController, presenting: presentingViewController, style)
  }

  /// The input that the presentation blocks from the views beneath it.
  var blocking: OverlayBlocking { .all }

  /// Whether a press beside the presented view, and Escape, ask to dismiss it.
  var isDismissedByPressBeside: Bool { false }

  /// Chooses what Escape chooses in a dialog that only an answer dismisses, and returns whether there is
  /// such an answer.
  func answersEscape() -> Bool { false }

  /// Takes back a drag of the presented view that is in progress, and returns whether there was one.
  func takesBackDrag() -> Bool { false }

  /// Whether the views beneath are dimmed.
  var isDimming: Bool { false }

  /// Whether the presented view lies above the window's content, rather than in its place, and has
  /// lighter backgrounds in dark mode.
  var isElevated: Bool { false }

  /// Returns the animator of the style, if neither the presented controller nor a delegate has one,
  /// or `nil` for that of `modalTransitionStyle`.
  func makeAnimator(isReturning: Bool) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Returns whether a responder beneath receives pointer events although the presentation blocks
  /// them.
  func passesPointer(to responder: Responder) -> Bool { false }

  /// Returns whether a point, in container coordinates, belongs to the presented view or the
  /// furniture around it.
  ///
  /// The furniture is what a subclass adds to ``containerView``.
  func claims(_ point: Point) -> Bool {
    containerView?.subviews.contains {
      $0.isUserInteractionEnabled && !$0.isHidden && $0.frame.contains(point)
    } ?? false
  }

  /// The name of what the presentation points at, or `nil` if there is nothing.
  var sourceName: String? { nil }

  /// Returns why the controller cannot be presented over another one, or `nil` if it can.
  func obstacle(to presenter: ViewController) -> PresentationObstacle? { nil }

  /// Adds furniture to the container, around and behind the presented view.
  ///
  /// Called when the controller comes into force, before the presented view is added.
  func furnish(_ container: View) {}

  /// Puts the view of the shown controller into ``presentedView``, if that is another view.
  ///
  /// When a presentation changes its shape, ``presentedView`` is in the container already, so that
  /// the view moves within its window and no appearance callbacks come.
  func takeContent(_ content: View) {}

  /// Removes the furniture, and ``presentedView`` if it is not the view of the shown controller.
  ///
  /// Called when another controller has taken the content over, and at the end.
  func clear() {}

  /// Shows or hides the furniture; called alongside the transition.
  func setFurnitureShown(_ isShown: Bool) {}

  /// Called before the user dismisses the presentation.
  func userWillDismiss() { delegate?.presentationControllerWillDismiss(self) }

  /// Called after the user has dismissed the presentation.
  func userDidDismiss() { delegate?.presentationControllerDidDismiss(self) }

  /// Whether the presentation changes its shape when the window crosses a size class.
  var followsSizeClass: Bool { false }

  /// Called in each frame, after the layout, while the presentation is in its window.
  ///
  /// A popover follows its source here.
  func frameDidLayOut() {}
}
