extension View {
  /// The meaning of the view's content, which determines whether it is mirrored in right-to-left
  /// layouts.
  ///
  /// The attribute is not inherited.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { traitState?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      traitStateMade.semanticContentAttribute = newValue
      layoutDirectionMayHaveChanged()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The layout direction of the view's content: the side of its leading edge.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    View.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// Returns the layout direction for a semantic content attribute, relative to a surrounding
  /// direction.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo direction: TraitEnvironmentLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
