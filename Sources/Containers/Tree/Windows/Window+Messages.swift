extension Window {
  /// A message posted to the application's message center after a window became the key window.
  public struct DidBecomeKey: Message {
    /// The subject of the message: the window.
    public typealias Subject = Window
  }

  /// A message posted to the application's message center after a window stopped being the key
  /// window.
  public struct DidResignKey: Message {
    /// The subject of the message: the window.
    public typealias Subject = Window
  }

  /// A message posted to the application's message center after a window was shown.
  public struct DidBecomeVisible: Message {
    /// The subject of the message: the window.
    public typealias Subject = Window
  }

  /// A message posted to the application's message center after a window was hidden.
  public struct DidBecomeHidden: Message {
    /// The subject of the message: the window.
    public typealias Subject = Window
  }

  /// Notifies the window, then the observers, that it became the key window.
  func announceKey() {
    becomeKey()
    post(DidBecomeKey())
  }

  /// Notifies the window, then the observers, that it is no longer the key window.
  func announceNoKey() {
    resignKey()
    post(DidResignKey())
  }

  /// Posts a message about the window, if its host has a message center.
  func post<Content: Message>(_ message: Content) where Content.Subject == Window {
    (host as? any MessagingHost)?.messageCenter.post(message, subject: self)
  }
}

/// A host that tells observers what happens to its windows.
@MainActor
protocol MessagingHost: WindowHost {
  /// The center to which messages about windows are posted.
  var messageCenter: MessageCenter { get }
}
