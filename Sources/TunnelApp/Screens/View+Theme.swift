import Containers

extension View {
  /// Returns a colour as it is seen here.
  func seen(_ color: DynamicColor) -> Color { color.resolvedColor(with: traitCollection) }
}
