internal import CSDL2
internal import Support

/// The connection to the display that a window came through.
@MainActor
struct SDLDisplay {
  /// What can be waited on for events; -1 where there is nothing.
  let descriptor: Int32
  /// Pixels per point as the person has set them, where windows are measured in pixels; else 1.
  let scale: Double

  /// The window as X11 knows it; nil elsewhere.
  let x11: X11Window?

  /// Finds out about the display of a window.
  init(of window: OpaquePointer, driver: SDLVideoDriver) {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(
      major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION),
      patch: UInt8(SDL_PATCHLEVEL))
    guard driver == .x11 || driver == .wayland, SDL_GetWindowWMInfo(window, &info) == SDL_TRUE
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
      self.init(descriptor: descriptor?(display) ?? -1, scale: 1)
    } else {
      self.init(descriptor: -1, scale: 1)
    }
  }

  private init(descriptor: Int32, scale: Double, x11: X11Window? = nil) {
    self.descriptor = descriptor
    self.scale = scale
    self.x11 = x11
  }
}
