/// A view's way to the controller that it belongs to, which may be gone.
@MainActor
final class OwnerReference {
  weak var owner: (any ViewOwner)?

  init(_ owner: any ViewOwner) { self.owner = owner }
}
