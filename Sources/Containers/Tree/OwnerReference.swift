/// A weak reference from a view to the controller that owns it.
@MainActor
final class OwnerReference {
  weak var owner: (any ViewOwner & TraitSource)?

  init(_ owner: any ViewOwner & TraitSource) { self.owner = owner }
}
