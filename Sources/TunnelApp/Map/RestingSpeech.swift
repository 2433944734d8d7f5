import Containers

/// Says what is newest once nothing has changed for a while, and never too often.
///
/// Nothing is worked out while nobody listens.
final class RestingSpeech {
  private let patience: Duration
  private let pause: Duration
  private var words: (() -> String?)?
  private var due = Duration.zero
  private var lastSaid: Duration?
  private var alarm: Alarm?

  /// Creates a speech that waits for a time without changes.
  ///
  /// - Parameter pause: The least time between two texts.
  init(after patience: Duration, atMostEvery pause: Duration = .zero) {
    self.patience = patience
    self.pause = pause
  }

  /// Says words in place of those that wait.
  ///
  /// - Parameters:
  ///   - view: A view in a window, whose clock determines the wait.
  ///   - words: Returns the words when they are due; nil for none.
  /// - Returns: Whether somebody listens.
  @discardableResult
  func say(in view: View, _ words: @escaping () -> String?) -> Bool {
    guard let host = view.window?.host, let speech = view.application?.accessibility,
      speech.bridge != nil
    else { return false }
    self.words = words
    due = host.now + patience
    if let lastSaid { due = max(due, lastSaid + pause) }
    if alarm?.isSet != true { wait(in: host, speech) }
    return true
  }

  /// Leaves unsaid what waits.
  func cancel() { words = nil }

  private func wait(in host: any WindowHost, _ speech: Accessibility) {
    alarm = host.animator.alarm(at: due) { [weak self, weak host, weak speech] in
      if let self, let host, let speech { ring(in: host, speech) }
    }
  }

  private func ring(in host: any WindowHost, _ speech: Accessibility) {
    guard let words else { return }
    guard host.now >= due else { return wait(in: host, speech) }
    self.words = nil
    guard let text = words() else { return }
    lastSaid = host.now
    speech.post(notification: .announcement, argument: text)
  }
}
