/// Where a window stands between being hidden and being shown.
///
/// While it is showing or hiding the owners of its views are being told, and the system's window is
/// as it was before.
enum WindowVisibility: Hashable, Sendable {
  case hidden, showing, shown, hiding
}
