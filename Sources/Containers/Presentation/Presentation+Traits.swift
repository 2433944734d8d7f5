extension Presentation {
  /// Gives the presented controller the size classes of its frame, the level of its shape, and the
  /// overrides of the presentation controller.
  func updateTraits() {
    guard let containerView else { return }
    let size = shape.frameOfPresentedViewInContainerView.size
    containerView.traitOverrides = traitOverrides(for: size)
  }

  private func traitOverrides(for size: Size) -> TraitOverrides {
    var overrides = controller.traitOverrides
    if overrides.horizontalSizeClass == .unspecified {
      overrides.horizontalSizeClass = .horizontal(size.width)
    }
    if overrides.verticalSizeClass == .unspecified {
      overrides.verticalSizeClass = .vertical(size.height)
    }
    if overrides.userInterfaceLevel == .unspecified, shape.isElevated {
      overrides.userInterfaceLevel = .elevated
    }
    return overrides
  }

  /// Returns the traits of the presented controller when the window has the given ones.
  func traits(inheriting traits: TraitCollection) -> TraitCollection {
    guard let containerView else { return traits }
    let fillsContainer = shape.frameOfPresentedViewInContainerView == containerView.bounds
    return traits.applying(
      fillsContainer ? controller.traitOverrides : containerView.traitOverrides)
  }
}
