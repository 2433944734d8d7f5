internal import CSDL2
public import Containers

/// What the desktop is, and what it shares among its programs.
extension SDLPlatform {
  /// The version of SDL at run time, and the video driver that it uses.
  public var name: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    let driver = SDL_GetCurrentVideoDriver().map { ", " + String(cString: $0) }
    return "SDL \(version.major).\(version.minor).\(version.patch)\(driver ?? "")"
  }

  /// The areas of the displays without the desktop's panels, in points; none on Wayland, which does
  /// not tell positions.
  ///
  /// Reading them waits for the display.
  public var displays: [Rect] {
    guard finishOpening() else { return [] }
    return SDLDisplay.areas(
      unitsPerPoint: windows.first { $0.displayDescriptor >= 0 }?.unitsPerPoint)
  }

  /// The text on the clipboard; `nil` if there is none.
  public var clipboard: String? {
    get { finishOpening() ? selections.clipboard.text : nil }
    set { if finishOpening() { selections.clipboard.text = newValue } }
  }

  /// The primary selection of an X11 or Wayland desktop; `nil` if there is none.
  public var primarySelection: String? {
    get { finishOpening() ? selections.primary.text : nil }
    set { if finishOpening() { selections.primary.text = newValue } }
  }
}
