extension Application {
  /// The life cycle state of an application.
  ///
  /// The states are those of UIKit. On the desktop, a program keeps running in each of them.
  public enum State: Hashable, Sendable {
    /// One of the application's windows has the keyboard focus.
    case active
    /// No window has the keyboard focus, but at least one is visible to the user.
    case inactive
    /// All windows are minimized, hidden, or closed.
    case background
  }
}

extension Application.State {
  /// The state of an application with the given windows.
  init(hasKeyboard: Bool, isSeen: Bool) {
    self = hasKeyboard ? .active : isSeen ? .inactive : .background
  }

  /// The next state on the way to another one.
  ///
  /// The state `inactive` is never skipped.
  func next(toward goal: Application.State) -> Application.State {
    self != .inactive && goal != self ? .inactive : goal
  }
}
