/// The methods through which an application notifies and consults the program.
///
/// All methods are optional. By default, they do nothing or return `true`.
@MainActor
public protocol ApplicationDelegate: AnyObject {
  /// Called when the application is ready to show its first window.
  func applicationDidFinishLaunching(_ application: Application)
  /// Returns whether a window may be closed.
  func application(_ application: Application, shouldClose window: Window) -> Bool
  /// Returns whether the application may terminate, for example on SIGTERM.
  func applicationShouldTerminate(_ application: Application) -> Bool
  /// Called after the application became active: one of its windows has the keyboard.
  func applicationDidBecomeActive(_ application: Application)
  /// Called before the application stops being active, to pause what needs the user.
  func applicationWillResignActive(_ application: Application)
  /// Called after the application entered the background: no window can be seen.
  func applicationDidEnterBackground(_ application: Application)
  /// Called before the application leaves the background.
  func applicationWillEnterForeground(_ application: Application)
  /// Called before the application terminates.
  func applicationWillTerminate(_ application: Application)
  /// Called when memory is low, to release anything that can be recreated.
  func applicationDidReceiveMemoryWarning(_ application: Application)
}

extension ApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: Application) {}
  /// Returns `true`.
  public func application(_ application: Application, shouldClose window: Window) -> Bool { true }
  /// Returns `true`.
  public func applicationShouldTerminate(_ application: Application) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}
}
