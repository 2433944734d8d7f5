/// Responders are compared by identity.
extension Responder: Hashable {
  /// Returns whether two responders are the same object.
  nonisolated public static func == (left: Responder, right: Responder) -> Bool { left === right }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
