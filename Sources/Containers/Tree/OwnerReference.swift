/// A view's way to the controller that it belongs to, which may be gone.
@MainActor
final class OwnerReference {
  weak var owner: (any ViewOwner & TraitSource)?

  init(_ owner: any ViewOwner & TraitSource) { self.owner = owner }
}
