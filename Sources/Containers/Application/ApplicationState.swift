extension Application {
  /// Where an application stands between the user's attention and the end.
  ///
  /// The states are those of UIKit. A program on a desktop runs on in each of them.
  public enum State: Hashable, Sendable {
    /// One of the application's windows has the keyboard.
    case active
    /// No window has the keyboard, and the user can see at least one.
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

  /// The state that comes next on the way to another one: nobody skips `inactive`.
  func next(toward goal: Application.State) -> Application.State {
    self != .inactive && goal != self ? .inactive : goal
  }
}
