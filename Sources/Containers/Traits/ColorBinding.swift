/// A binding of a color property to a dynamic color.
@MainActor
struct ColorBinding {
  let color: DynamicColor
  /// Sets the property of an object to the dynamic color resolved with the given traits.
  ///
  /// - Returns: Whether the property still follows the dynamic color. `false` if it has since been
  ///   set to another color.
  let apply: (_ object: AnyObject, TraitCollection) -> Bool
}
