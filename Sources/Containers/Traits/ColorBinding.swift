/// A property of a color that follows a dynamic one.
@MainActor
struct ColorBinding {
  let color: DynamicColor
  /// Sets the property of an object, which has the environment, to the color in these traits.
  ///
  /// - Returns: Whether the property still follows: not if it was set to another color meanwhile.
  let apply: (_ object: AnyObject, TraitCollection) -> Bool
}
