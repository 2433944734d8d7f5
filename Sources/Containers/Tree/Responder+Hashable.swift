/// Two responders are equal if they are the same object.
extension Responder: Hashable {
  /// Whether two responders are the same object.
  nonisolated public static func == (left: Responder, right: Responder) -> Bool { left === right }

  /// Feeds the object's identity into a hasher.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
