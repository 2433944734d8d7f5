/// What an application tells, and asks, the program that it runs.
///
/// Every method has an implementation that does nothing, or answers true.
@MainActor
public protocol ApplicationDelegate: AnyObject {
  /// Tells that the application is ready to show its first window.
  func applicationDidFinishLaunching(_ application: Application)
  /// Asks whether a window may be closed.
  func application(_ application: Application, shouldClose window: Window) -> Bool
  /// Asks whether the application may end, for example at SIGTERM.
  func applicationShouldTerminate(_ application: Application) -> Bool
  /// Tells that the application is about to end.
  func applicationWillTerminate(_ application: Application)
  /// Tells that memory runs short: let go of what can be made again.
  func applicationDidReceiveMemoryWarning(_ application: Application)
}

extension ApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: Application) {}
  /// Answers true.
  public func application(_ application: Application, shouldClose window: Window) -> Bool { true }
  /// Answers true.
  public func applicationShouldTerminate(_ application: Application) -> Bool { true }
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}
}
