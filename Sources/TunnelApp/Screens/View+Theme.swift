import Containers

extension View {
  /// Returns a colour as it is seen here.
  func seen(_ color: DynamicColor) -> Color { color.resolvedColor(with: traitCollection) }

  /// Makes the view a card that is raised above what lies under it.
  func raise(cornerRadius: Double, shadow: Shadow) {
    backgroundColor = Theme.raised
    borderColor = Theme.hairline
    borderWidth = 1
    self.cornerRadius = cornerRadius
    self.shadow = shadow
  }
}
