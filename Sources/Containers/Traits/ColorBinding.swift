/// A property of a view that follows a dynamic colour.
@MainActor
struct ColorBinding {
  let color: DynamicColor
  /// Gives the property its colour in an environment.
  ///
  /// - Returns: Whether it still follows: not if it was given another colour meanwhile.
  let apply: (View, TraitCollection) -> Bool
}
