internal import Containers

/// A program with twelve screens in a split, navigation, tabs and pages, and in two presentations over
/// each other.
final class DeepProgram: ApplicationDelegate {
  private let platform = HeadlessPlatform()
  private let application: Application
  private let window: Window
  private let split = SplitViewController(style: .doubleColumn)
  private var isRestored = false
  private var whole: (identifiers: [String], end: Double)?

  /// Creates a program.
  ///
  /// - Parameter identifier: The name under which the state is saved, or `nil` for a program that
  ///   neither saves nor restores it.
  init(identifier: String?) {
    application = Application(platform: platform)
    application.identifier = identifier
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 1024, height: 768))
    window.restorationIdentifier = "main"
    split.restorationIdentifier = "split"
    application.delegate = self
  }

  /// Runs until the first frame with all screens, then saves the state and ends.
  ///
  /// What returns is there at once. In code the second presentation begins when the first has ended,
  /// so that the first frame lacks it.
  ///
  /// - Returns: The identifiers of all controllers, and when that frame was drawn, in milliseconds of
  ///   the monotonic clock.
  func run(isRestored: Bool) -> (identifiers: [String], end: Double) {
    self.isRestored = isRestored
    if !isRestored { fill() }
    window.rootViewController = split
    do throws(PlatformError) { try application.run() } catch { preconditionFailure("\(error)") }
    guard let whole else { preconditionFailure("The first frames lack a screen: \(identifiers)") }
    return whole
  }

  func applicationDidFinishLaunching(_ application: Application) {
    window.makeKeyAndVisible()
    if !isRestored { present() }
    expectScreens(frames: 3)
  }

  /// Draws the next frames, as a display would, and ends after the one that has all screens.
  private func expectScreens(frames: Int) {
    application.afterCommit { [self] in
      for window in platform.windows { window.drawPendingParts() }
      if isWhole { whole = (identifiers, MeasureProcess.milliseconds) }
      guard whole == nil, frames > 1 else { return application.terminate() }
      expectScreens(frames: frames - 1)
      application.setNeedsFrame()
    }
  }

  /// Whether all screens are there, with the one in front in the window.
  private var isWhole: Bool {
    let tour = split.presentedViewController?.presentedViewController as? NavigationController
    return tour?.topViewController?.viewIfLoaded?.window != nil && identifiers.contains("page")
  }

  /// The identifiers of all controllers, from the outermost in.
  private var identifiers: [String] { identifiers(from: split) }

  private func identifiers(from controller: ViewController) -> [String] {
    let presented = controller.presentedViewController.flatMap {
      $0.presentingViewController === controller ? $0 : nil
    }
    return [controller.restorationIdentifier ?? "-"]
      + (controller.children + [presented].compactMap { $0 }).flatMap(identifiers)
  }

  private func fill() {
    let (tabs, pages) = (
      TabBarController(),
      PageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
    )
    let items = navigation("items", "list", "item", "detail")
    (tabs.restorationIdentifier, pages.restorationIdentifier) = ("tabs", "pages")
    pages.setViewControllers([screen("page")], direction: .forward, animated: false)
    tabs.viewControllers = [items, pages, screen("settings"), screen("about")]
    tabs.selectedIndex = 1
    split.setViewController(navigation("menu", "places", "place"), for: .primary)
    split.setViewController(tabs, for: .secondary)
  }

  private func present() {
    let (sheet, tour) = (navigation("sheet", "form", "colors"), navigation("tour", "step", "ahead"))
    sheet.modalPresentationStyle = .formSheet
    tour.modalPresentationStyle = .fullScreen
    split.present(sheet, animated: false) { sheet.present(tour, animated: false) }
  }

  private func screen(_ identifier: String) -> ViewController {
    let screen = RowsController(rows: 100)
    screen.restorationIdentifier = identifier
    return screen
  }

  private func navigation(_ identifier: String, _ screens: String...) -> NavigationController {
    let navigation = NavigationController()
    navigation.restorationIdentifier = identifier
    navigation.viewControllers = screens.map(screen)
    return navigation
  }

  // MARK: The state

  func application(
    _ application: Application, shouldSaveApplicationState coder: RestorationCoder
  ) -> Bool { application.identifier != nil }

  func application(
    _ application: Application, shouldRestoreApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: RestorationCoder
  ) -> ViewController? {
    let identifier = identifierComponents.last ?? ""
    switch identifier {
    case "split": return nil
    case "menu", "items", "sheet", "tour": return navigation(identifier)
    case "tabs", "pages":
      let container =
        identifier == "tabs"
        ? TabBarController()
        : PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      container.restorationIdentifier = identifier
      return container
    default: return screen(identifier)
    }
  }
}
