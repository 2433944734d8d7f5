/// What the Enter key does in a text field.
///
/// UIKit writes it on the key of its keyboard. A real key has no label, so only ``next`` does anything.
public enum ReturnKeyType: Hashable, Sendable {
  /// Nothing in particular.
  case `default`
  /// Goes to the next field: where the delegate allows Enter and leaves the field the focus, the focus
  /// moves as by Tab.
  case next
  /// Does what the text says.
  case go, search, send, join, route
  /// Ends what the user does, or goes on with it.
  case done, `continue`
}
