internal import CSDL2
internal import Containers
internal import Glibc
internal import Support

/// The display connection of a window.
@MainActor
struct SDLDisplay {
  /// The descriptor to poll for events; -1 if there is none.
  let descriptor: Int32
  /// The desktop's number of pixels per point if windows are measured in pixels; otherwise 1.
  var desktopScale: Double

  /// The window on X11; `nil` on other systems.
  let x11: X11Window?
  /// The connection to a Wayland compositor; `nil` on other systems.
  private let wayland: OpaquePointer?
  private let window: OpaquePointer

  /// The number of pixels per point that the user chose for this program, if any.
  static let chosenScale = EnvironmentSettings.displayScale(environmentVariable)

  /// SDL's units for windows and pointers per point.
  var scale: Double { SDLDisplay.chosenScale.map { $0 / density } ?? desktopScale }

  /// The number of pixels per unit of SDL, which is that of the display on Wayland, and otherwise 1.
  var density: Double {
    var (width, pixels): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, nil)
    SDL_GetWindowSizeInPixels(window, &pixels, nil)
    return width > 0 && pixels > 0 ? Double(pixels) / Double(width) : 1
  }

  /// Finds the display of a window.
  init(of window: OpaquePointer, driver: SDLVideoDriver) {
    self.window = window
    let information = SDLDisplay.information(of: window)?.info
    if driver == .x11, let display = information?.x11.display {
      let library = SharedLibrary("libX11.so.6")
      typealias Number = @convention(c) (OpaquePointer) -> Int32
      let number = library?.function("XConnectionNumber", as: Number.self)
      descriptor = number?(display) ?? -1
      let x11 = information.map { X11Window(display: display, window: $0.x11.window) }
      desktopScale = x11?.desktopScale ?? 1
      (self.x11, wayland) = (x11, nil)
    } else if driver == .wayland, let display = information?.wl.display {
      typealias Descriptor = @convention(c) (OpaquePointer) -> Int32
      let descriptor = SharedLibrary("libwayland-client.so.0")?
        .function("wl_display_get_fd", as: Descriptor.self)
      self.descriptor = descriptor?(display) ?? -1
      (desktopScale, x11, wayland) = (1, nil, display)
    } else {
      (descriptor, desktopScale, x11, wayland) = (-1, 1, nil, nil)
    }
  }

  /// Whether a Wayland compositor has ended the connection.
  ///
  /// SDL asks the program to quit then, as if the user had.
  var hasLostCompositor: Bool {
    typealias Failure = @convention(c) (OpaquePointer) -> Int32
    guard let wayland,
      let failure = SharedLibrary("libwayland-client.so.0")?
        .function("wl_display_get_error", as: Failure.self)
    else { return false }
    return failure(wayland) != 0
  }

  /// Ends the connection to a Wayland compositor, of which SDL then hears nothing any more.
  func hangUp() {
    guard wayland != nil, descriptor >= 0 else { return }
    // What is no socket ends the connection with the first word. SDL closes it soon.
    let nothing = eventfd(1, Int32(EFD_CLOEXEC))
    guard nothing >= 0 else { return }
    dup2(nothing, descriptor)
    close(nothing)
  }

  /// Returns the connection of a window to the X server; callable on any thread.
  nonisolated static func x11Connection(of window: OpaquePointer) -> OpaquePointer? {
    information(of: window)?.info.x11.display
  }

  private nonisolated static func information(of window: OpaquePointer) -> SDL_SysWMinfo? {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(
      major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION),
      patch: UInt8(SDL_PATCHLEVEL))
    return SDL_GetWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
  }
}
