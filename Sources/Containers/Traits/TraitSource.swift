/// The owner of a view, as the traits that the view inherits know it.
@MainActor
protocol TraitSource: AnyObject {
  /// Returns the owner's traits where its view inherits others from above.
  func ownedViewTraits(inheriting inherited: TraitCollection) -> TraitCollection
  /// What the owner's view inherits while it has no superview; nil where nothing is known.
  var ownedViewDetachedTraits: TraitCollection? { get }
  /// The traits that the owner was told of last; nil if it was told of none.
  var toldTraits: TraitCollection? { get }
  /// Tells the owner what its view inherits now.
  ///
  /// - Returns: The owner's traits, before and now; before is nil the first time.
  func ownedViewTakesTraits(
    inheriting inherited: TraitCollection
  ) -> (previous: TraitCollection?, current: TraitCollection)
}
