/// The owner of a view, as trait inheritance sees it.
@MainActor
protocol TraitSource: AnyObject {
  /// Returns the owner's traits for those its view inherits.
  func ownedViewTraits(inheriting inherited: TraitCollection) -> TraitCollection
  /// The traits that the owner's view inherits while it has no superview, or `nil` if unknown.
  var ownedViewDetachedTraits: TraitCollection? { get }
  /// Reports the traits that the owner's view now inherits.
  ///
  /// - Returns: The owner's previous and current traits. The previous ones are `nil` the first
  ///   time.
  func ownedViewTakesTraits(
    inheriting inherited: TraitCollection
  ) -> (previous: TraitCollection?, current: TraitCollection)
}
