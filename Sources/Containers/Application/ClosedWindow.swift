/// A window that was shown and is not now, if it is still there.
struct ClosedWindow {
  weak var window: Window?
}
