/// A presentation controller that shows a controller as a sheet.
///
/// In a regular environment the sheet is a card in the middle of the window. In compact width it is
/// attached to the bottom edge, where the user can drag it to one of its ``detents`` or off the
/// screen. In compact height it fills the window. It is the presentation controller of the styles
/// ``ModalPresentationStyle/pageSheet`` and ``ModalPresentationStyle/formSheet``, and of a popover in
/// compact width.
///
/// ```swift
/// if let sheet = details.sheetPresentationController {
///   sheet.detents = [.medium(), .large()]
///   sheet.prefersGrabberVisible = true
/// }
/// present(details, animated: true)
/// ```
@MainActor
open class SheetPresentationController: PresentationController {
  /// The heights at which the sheet can rest.
  ///
  /// The default is the large detent only.
  ///
  /// Detents of equal height count as one. If none is active, the sheet is large.
  public var detents: [Detent] = [.large()] {
    didSet {
      guard !detents.elementsEqual(oldValue, by: ===) else { return }
      furniture.hasWarned = false
      invalidateDetents()
    }
  }

  /// The detent at which the sheet rests, or `nil`, the default, for the smallest.
  ///
  /// When the user chooses another detent, the property changes, and the delegate is notified after
  /// the sheet has come to rest. To animate a change, set the property in ``animateChanges(_:)``.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      guard selectedDetentIdentifier != oldValue else { return }
      furniture.hasWarned = false
      selectionDidChange()
    }
  }

  /// The largest detent at which the views beneath are not dimmed and receive input, or `nil`, the
  /// default, to always dim them.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { dimmingFollows() } }
  }

  /// Whether a sheet at the bottom edge has a grabber at its top; `false` by default.
  public var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { settingDidChange() } }
  }
  /// The radius of the corners in points, or `nil`, the default, for 12.
  public var preferredCornerRadius: Double? {
    didSet { if preferredCornerRadius != oldValue { settingDidChange() } }
  }
  /// Whether dragging up in a scroll view that is at its top first expands the sheet; `true` by
  /// default.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge in compact height instead of filling the
  /// window; `false` by default.
  public var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { settingDidChange() } }
  }
  /// Whether a sheet at the bottom edge has the preferred width of its controller.
  ///
  /// If `false`, the default, it fills the width.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet {
      if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { settingDidChange() }
    }
  }
  /// Whether the card of a page sheet has the size of a page rather than a form; `true` by default.
  public var prefersPageSizing = true {
    didSet { if prefersPageSizing != oldValue { settingDidChange() } }
  }
  /// The view over which a floating card is centered, or `nil`, the default, for the middle of the
  /// window.
  public weak var sourceView: View? { didSet { if sourceView !== oldValue { settingDidChange() } } }

  /// The views and the state of the presented sheet.
  let furniture = SheetFurniture()

  /// Animates changes to the sheet's properties.
  ///
  /// ```swift
  /// sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
  /// ```
  public func animateChanges(_ changes: () -> Void) { performAnimated(changes) }

  /// Resolves the detents again, at the next layout.
  ///
  /// Call this method when values that a custom detent depends on change.
  public func invalidateDetents() {
    furniture.resolution = nil
    selectionDidChange()
  }

  // MARK: Presentation

  /// The card that holds the view of the presented controller, or `nil` if it is not presented.
  open override var presentedView: View? { furniture.card }

  /// The frame of the sheet at its selected detent, or where the user has dragged it.
  open override var frameOfPresentedViewInContainerView: Rect { frameOfCard }

  /// Returns the size of the sheet in a container of another size.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    sizeOfCard(in: parentSize)
  }

  /// Changes the size of the sheet, animated if it is in place.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    followPreferredContentSize()
  }

  /// Updates the card to the container.
  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    updateCard()
  }

  /// Applies a preferred size that the presented controller set during the transition.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { followPreferredContentSize() }
  }

  override func ruledStyle(for traits: TraitCollection) -> ModalPresentationStyle { .none }
  override var blocking: OverlayBlocking { isUndimmed ? [] : .all }
  override var isDimming: Bool { !isUndimmed || furniture.isFading }
  override var isElevated: Bool { layout.map { $0.form != .covering } ?? false }
  override var isDismissedByPressBeside: Bool { true }
  override var followsSizeClass: Bool { true }

  override func claims(_ point: Point) -> Bool {
    guard let card = furniture.card, let drag = furniture.drag else { return false }
    return drag.shownFrame.contains(point)
      || card.grabberContains(card.convert(point, from: containerView))
  }

  override func takesBackDrag() -> Bool { furniture.drag?.takeBackInProgress() ?? false }
  override func furnish(_ container: View) { makeCard(in: container) }

  override func takeContent(_ content: View) { furniture.card?.take(content) }
  override func clear() { furniture.clear() }
}
