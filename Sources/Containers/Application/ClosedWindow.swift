/// A weak reference to a window that was shown and is now hidden.
struct ClosedWindow {
  weak var window: Window?
}
