internal import CSDL2
internal import Support

/// The display connection of a window.
@MainActor
struct SDLDisplay {
  /// The descriptor to poll for events; -1 if there is none.
  let descriptor: Int32
  /// The user's number of pixels per point if windows are measured in pixels; otherwise 1.
  let scale: Double

  /// The window on X11; `nil` on other systems.
  let x11: X11Window?
  /// The connection to a Wayland compositor; `nil` on other systems.
  private let wayland: OpaquePointer?

  /// Finds the display of a window.
  init(of window: OpaquePointer, driver: SDLVideoDriver) {
    guard driver == .x11 || driver == .wayland, let info = SDLDisplay.information(of: window)
    else {
      self.init(descriptor: -1, scale: 1)
      return
    }
    if driver == .x11, let display = info.info.x11.display {
      let library = SharedLibrary("libX11.so.6")
      typealias Number = @convention(c) (OpaquePointer) -> Int32
      typealias Resources = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
      let number = library?.function("XConnectionNumber", as: Number.self)
      let resources = library?.function("XResourceManagerString", as: Resources.self)
      let text = resources?(display).map { String(cString: $0) }
      self.init(
        descriptor: number?(display) ?? -1,
        scale: DesktopScale.scale(
          resources: text ?? "", gdkScale: environmentVariable("GDK_SCALE")),
        x11: X11Window(display: display, window: info.info.x11.window))
    } else if driver == .wayland, let display = info.info.wl.display {
      typealias Descriptor = @convention(c) (OpaquePointer) -> Int32
      let descriptor = SharedLibrary("libwayland-client.so.0")?
        .function("wl_display_get_fd", as: Descriptor.self)
      self.init(descriptor: descriptor?(display) ?? -1, scale: 1, wayland: display)
    } else {
      self.init(descriptor: -1, scale: 1)
    }
  }

  private init(
    descriptor: Int32, scale: Double, x11: X11Window? = nil, wayland: OpaquePointer? = nil
  ) {
    self.descriptor = descriptor
    self.scale = scale
    self.x11 = x11
    self.wayland = wayland
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
