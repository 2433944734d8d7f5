extension View {
  /// What the view shows, which decides whether it is mirrored where people read from right to left.
  ///
  /// It is the view's own and not inherited.
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

  /// On which side the leading edge of the view's content is: left where it is left to right.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    View.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// Returns the direction of what has an attribute, in a direction of text around it.
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
