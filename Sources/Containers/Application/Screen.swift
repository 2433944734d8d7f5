/// A display of the desktop.
///
/// Most programs need none: a window need not fill a display and may move to another one. Use the
/// ``View/bounds`` of the window and ``TraitCollection/displayScale``.
@MainActor
public struct Screen {
  /// The size of the display in points, with its origin at zero; that of the window with the keyboard
  /// if the system does not report displays.
  public let bounds: Rect
  /// The number of pixels per point of the window with the keyboard.
  public let scale: Double
  /// The traits that the system gives to every window.
  public let traitCollection: TraitCollection

  /// The display with the window that has the keyboard, or else the first one.
  ///
  /// Asks the window system. Without a running application, it is empty and has one pixel per point.
  public static var main: Screen {
    Application.running.map(Screen.init) ?? Screen()
  }

  private init() {
    (bounds, scale, traitCollection) = (.zero, 1, TraitCollection())
  }

  private init(of application: Application) {
    let window = application.keyWindow ?? application.windows.last
    let displays = application.platform.displays
    let position = window?.position
    let display = displays.first { display in position.map(display.contains) ?? false }
    let size = (display ?? displays.first)?.size ?? window?.bounds.size ?? .zero
    bounds = Rect(origin: .zero, size: size)
    scale = window?.scale ?? 1
    traitCollection = application.systemTraits
  }
}
