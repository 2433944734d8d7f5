extension Application {
  /// A message posted to ``messageCenter`` after the application became active.
  public struct DidBecomeActive: Message {
    /// The subject of the message: the application.
    public typealias Subject = Application
  }

  /// A message posted to ``messageCenter`` before the application stops being active.
  public struct WillResignActive: Message {
    /// The subject of the message: the application.
    public typealias Subject = Application
  }

  /// A message posted to ``messageCenter`` after the application entered the background.
  public struct DidEnterBackground: Message {
    /// The subject of the message: the application.
    public typealias Subject = Application
  }

  /// A message posted to ``messageCenter`` before the application leaves the background.
  public struct WillEnterForeground: Message {
    /// The subject of the message: the application.
    public typealias Subject = Application
  }

  /// A message posted to ``messageCenter`` before the application terminates.
  public struct WillTerminate: Message {
    /// The subject of the message: the application.
    public typealias Subject = Application
  }
}
