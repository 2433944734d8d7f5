extension SheetPresentationController {
  private struct Context: DetentResolutionContext {
    let containerTraitCollection: TraitCollection
    let maximumDetentValue: Double
  }

  /// The traits around the container, which do not depend on the size of the sheet.
  private var environment: TraitCollection {
    containerView?.superview?.traitCollection ?? presentingViewController.traitCollection
  }

  private var wishes: SheetLayout.Wishes {
    SheetLayout.Wishes(
      isPage: style != .formSheet && prefersPageSizing, preferredSize: preferredContentSize,
      prefersEdgeAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
      widthFollowsPreferredSizeWhenEdgeAttached: widthFollowsPreferredContentSizeWhenEdgeAttached)
  }

  /// The layout in the container, or `nil` before and after the presentation.
  var layout: SheetLayout? {
    guard let containerView else { return nil }
    let traits = environment
    return SheetLayout(
      in: containerView.bounds.size, safeArea: containerView.safeAreaInsets,
      horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass, wishes)
  }

  // MARK: Detents

  /// The resolved detents.
  func resolvedDetents(_ layout: SheetLayout) -> SheetDetents {
    let traits = environment
    if let known = furniture.resolution, known.maximum == layout.maximumDetentValue,
      known.traits == traits
    {
      return known.detents
    }
    let resolved = resolve(layout.maximumDetentValue, traits)
    furniture.resolution = SheetFurniture.Resolution(
      maximum: layout.maximumDetentValue, traits: traits, detents: resolved)
    warnOnce(about: resolved)
    return resolved
  }

  private func resolve(_ maximum: Double, _ traits: TraitCollection) -> SheetDetents {
    let context = Context(containerTraitCollection: traits, maximumDetentValue: maximum)
    return SheetDetents(
      detents.map { ($0.identifier, $0.resolvedValue(in: context)) }, maximum: maximum)
  }

  private func warnOnce(about resolved: SheetDetents) {
    guard !furniture.hasWarned else { return }
    let sheet = "The sheet of \(presentedViewController.name)"
    if resolved.isFallback {
      furniture.hasWarned = true
      warn("\(sheet) has no active detent, so it is large: set one in detents.")
    }
    let identifiers = detents.map(\.identifier)
    if let selected = selectedDetentIdentifier, !identifiers.contains(selected) {
      furniture.hasWarned = true
      warn(
        "\(sheet) has no detent \(selected.rawValue), so its smallest is selected: set "
          + "selectedDetentIdentifier to one of \(identifiers.map(\.rawValue)).")
    }
  }

  /// The selected entry, or `nil` before and after the presentation.
  var selectedEntry: SheetDetents.Entry? {
    layout.map { resolvedDetents($0).selected(selectedDetentIdentifier) }
  }

  // MARK: Frames

  /// The frame of the card in the container.
  var frameOfCard: Rect {
    guard let layout else { return .zero }
    let detents = resolvedDetents(layout)
    let height = furniture.drag?.height ?? detents.selected(selectedDetentIdentifier).height
    return layout.frame(
      height: height, smallest: detents.smallest.height, center: centerOfSource)
  }

  private var centerOfSource: Point? {
    guard let sourceView, let containerView, sourceView.window === containerView.window,
      sourceView.window != nil
    else { return nil }
    return containerView.convert(sourceView.bounds.center, from: sourceView)
  }

  /// Returns the size of the card in a container of another size.
  func sizeOfCard(in size: Size) -> Size {
    guard let containerView, size != containerView.bounds.size else { return frameOfCard.size }
    let traits = environment.modifyingTraits {
      $0.horizontalSizeClass = .horizontal(size.width)
      $0.verticalSizeClass = .vertical(size.height)
    }
    let layout = SheetLayout(
      in: size, safeArea: containerView.safeAreaInsets, horizontal: traits.horizontalSizeClass,
      vertical: traits.verticalSizeClass, wishes)
    let detents = resolve(layout.maximumDetentValue, traits)
    return layout.frame(
      height: detents.selected(selectedDetentIdentifier).height,
      smallest: detents.smallest.height
    ).size
  }

  /// Makes the card.
  func makeCard(in container: View) {
    guard furniture.card == nil else { return }
    let card = SheetView(self)
    furniture.card = card
    // The content must never be laid out without a size.
    card.frame = frameOfCard
    furniture.drag = SheetDrag(self, card, in: container)
    furniture.isDimmed = !isUndimmed
    updateCard()
  }

  /// Gives the card the looks of its form.
  func updateCard() {
    guard let card = furniture.card, let layout else { return }
    let detents = resolvedDetents(layout)
    card.update(
      layout.form, cornerRadius: preferredCornerRadius ?? 12, hasShadow: isUndimmed,
      showsGrabber: prefersGrabberVisible)
    card.grabber?.show(detents.selected(selectedDetentIdentifier), of: detents)
    if layout.form != .attached { furniture.drag?.giveUp() }
  }

  // MARK: Changes

  func settingDidChange() {
    containerView?.setNeedsLayout()
    dimmingFollows()
    sizeClassFollows()
  }

  /// Moves the sheet to the selected detent.
  func selectionDidChange() {
    guard let containerView else { return }
    furniture.drag?.follow()
    containerView.setNeedsLayout()
    dimmingFollows()
    sizeClassFollows()
  }

  /// Animates changes and the layout that follows.
  func performAnimated(_ changes: () -> Void) {
    guard let containerView, containerView.window != nil, !isReduced else {
      changes()
      return
    }
    containerView.layoutIfNeeded()
    View.animate(
      springDuration: .milliseconds(400), options: .allowUserInteraction,
      animations: {
        changes()
        containerView.layoutIfNeeded()
      })
  }

  /// Whether the user prefers reduced motion.
  var isReduced: Bool { containerView?.traitCollection.accessibilityMotion == .reduced }

  func followPreferredContentSize() {
    guard presentation?.phase == .presented, furniture.drag?.phase == .idle else {
      containerView?.setNeedsLayout()
      return
    }
    performAnimated { containerView?.setNeedsLayout() }
    sizeClassFollows()
  }

  /// Gives the presented controller the size classes of the new frame, and the level of its form.
  func sizeClassFollows() {
    guard let phase = presentation?.phase, phase == .presented || phase == .presenting,
      furniture.drag?.height == nil
    else { return }
    presentation?.updateTraits()
  }

  // MARK: Dimming

  /// Whether what lies beneath is neither dimmed nor blocked.
  var isUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier, let layout, layout.form != .covering
    else { return false }
    let detents = resolvedDetents(layout)
    guard let limit = detents.entry(largest) else { return false }
    return detents.selected(selectedDetentIdentifier).height <= limit.height
  }

  /// Fades the dimming in or out if the selected detent asks for the other.
  func dimmingFollows() {
    guard let presentation, let container = presentation.containerView, furniture.card != nil,
      furniture.isDimmed == isUndimmed
    else { return }
    furniture.isDimmed = !isUndimmed
    let wasFading = furniture.isFading
    furniture.isFading = isUndimmed
    View.performWithoutAnimation {
      presentation.updateBlocking()
      if furniture.isDimmed, !wasFading { container.setDimmingShown(false) }
    }
    View.animate(
      withDuration: .milliseconds(250), options: .allowUserInteraction,
      animations: { container.setDimmingShown(furniture.isDimmed) },
      completion: { [weak self] _ in self?.endFading() })
  }

  private func endFading() {
    guard furniture.isFading, !furniture.isDimmed else { return }
    furniture.isFading = false
    presentation?.updateBlocking()
  }

  // MARK: The user's choice

  /// Selects an entry that the user has chosen.
  func choose(_ entry: SheetDetents.Entry) {
    guard let selectedEntry, entry != selectedEntry else { return }
    if furniture.formerEntry == nil { furniture.formerEntry = selectedEntry }
    furniture.drag?.keep { selectedDetentIdentifier = entry.identifier }
  }

  /// Tells the delegate about the user's choice after the sheet has come to rest.
  func didRest() {
    let former = furniture.formerEntry
    furniture.formerEntry = nil
    guard let former, former != selectedEntry else { return }
    sizeClassFollows()
    (delegate as? any SheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Moves to the detent that the user has chosen with the grabber.
  func step(_ step: SheetGrabber.Step) {
    guard let layout, let drag = furniture.drag else { return }
    let detents = resolvedDetents(layout)
    let selected = detents.selected(selectedDetentIdentifier)
    let goal: SheetDetents.Entry? =
      switch step {
      case .next: detents.next(after: selected)
      case .up: detents.above(selected)
      case .down: detents.below(selected)
      }
    if let goal, goal != selected { drag.glide(to: goal) }
  }
}
