/// The methods through which an application notifies and consults the program.
///
/// All methods are optional. By default, they do nothing; questions about closing and ending are
/// answered with `true`, those about the saved state with `false`.
@MainActor
public protocol ApplicationDelegate: AnyObject {
  /// Called before the saved state is restored, to create the windows and controllers that
  /// restoration expects.
  func applicationWillFinishLaunching(_ application: Application)
  /// Called when the application is ready to show its first window.
  func applicationDidFinishLaunching(_ application: Application)
  /// Called to change the main menu, which has the standard commands.
  ///
  /// Called when the first key is pressed, whenever the menu opens, and after
  /// ``Application/setNeedsMenuRebuild()``.
  func buildMenu(with builder: MenuBuilder)
  /// Returns whether a window may be closed.
  func application(_ application: Application, shouldClose window: Window) -> Bool
  /// Returns whether the application may terminate, for example on SIGTERM.
  func applicationShouldTerminate(_ application: Application) -> Bool
  /// Called when the program is started again to open URLs, and this instance does it.
  ///
  /// The window that shows them asks for the keyboard with ``Window/makeKeyAndVisible()``.
  func application(_ application: Application, open urls: [String])
  /// Called when the program is started again to perform an action of its desktop entry, and this
  /// instance does it.
  func application(
    _ application: Application, performAction identifier: String, parameter: String?)
  /// Called after the application became active: one of its windows has the keyboard focus.
  func applicationDidBecomeActive(_ application: Application)
  /// Called before the application stops being active, for example to pause a game.
  func applicationWillResignActive(_ application: Application)
  /// Called after the application entered the background: no window is visible to the user.
  func applicationDidEnterBackground(_ application: Application)
  /// Called before the application leaves the background.
  func applicationWillEnterForeground(_ application: Application)
  /// Called before the application terminates.
  func applicationWillTerminate(_ application: Application)
  /// Called when memory is low, to release anything that can be recreated.
  func applicationDidReceiveMemoryWarning(_ application: Application)
  /// Returns whether to save the state; see <doc:Restoration>.
  ///
  /// The values encoded with the coder are part of the state.
  func application(
    _ application: Application, shouldSaveApplicationState coder: RestorationCoder
  ) -> Bool
  /// Returns whether to restore the state, including a state that another version of the program
  /// saved.
  func application(
    _ application: Application, shouldRestoreApplicationState coder: RestorationCoder
  ) -> Bool
  /// Called before the objects of the state are saved, to store values that belong to no object.
  func application(
    _ application: Application, willEncodeRestorableStateWith coder: RestorationCoder)
  /// Called after the objects of the state are restored, with the values that belong to no object.
  func application(
    _ application: Application, didDecodeRestorableStateWith coder: RestorationCoder)
  /// Returns the controller with a path of identifiers, or `nil` to use an existing one.
  ///
  /// Called for a controller without a restoration class.
  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: RestorationCoder
  ) -> ViewController?
}

extension ApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ application: Application) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: Application) {}
  /// Does nothing.
  public func buildMenu(with builder: MenuBuilder) {}
  /// Returns `true`.
  public func application(_ application: Application, shouldClose window: Window) -> Bool { true }
  /// Returns `true`.
  public func applicationShouldTerminate(_ application: Application) -> Bool { true }
  /// Does nothing.
  public func application(_ application: Application, open urls: [String]) {}
  /// Does nothing.
  public func application(
    _ application: Application, performAction identifier: String, parameter: String?
  ) {}
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
  /// Returns `false`.
  public func application(
    _ application: Application, shouldSaveApplicationState coder: RestorationCoder
  ) -> Bool { false }
  /// Returns `false`.
  public func application(
    _ application: Application, shouldRestoreApplicationState coder: RestorationCoder
  ) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: Application, willEncodeRestorableStateWith coder: RestorationCoder
  ) {}
  /// Does nothing.
  public func application(
    _ application: Application, didDecodeRestorableStateWith coder: RestorationCoder
  ) {}
  /// Returns `nil`.
  public func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: RestorationCoder
  ) -> ViewController? { nil }
}
