/// The visibility of a window.
///
/// While a window is showing or hiding, the owners of its views are being notified and the system
/// window has not changed yet.
enum WindowVisibility: Hashable, Sendable {
  case hidden, showing, shown, hiding
}
