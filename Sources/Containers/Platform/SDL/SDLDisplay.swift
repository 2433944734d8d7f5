internal import CSDL2
internal import Glibc

/// The connection to the display that a window came through.
@MainActor
struct SDLDisplay {
  /// What can be waited on for events; -1 where there is nothing.
  let descriptor: Int32
  /// Pixels per point as the person has set them, where windows are measured in pixels; else 1.
  let scale: Double

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
          resources: text ?? "", gdkScale: getenv("GDK_SCALE").map { String(cString: $0) }))
    } else if driver == .wayland, let display = info.info.wl.display {
      typealias Descriptor = @convention(c) (OpaquePointer) -> Int32
      let descriptor = SharedLibrary("libwayland-client.so.0")?
        .function("wl_display_get_fd", as: Descriptor.self)
      self.init(descriptor: descriptor?(display) ?? -1, scale: 1)
    } else {
      self.init(descriptor: -1, scale: 1)
    }
  }

  private init(descriptor: Int32, scale: Double) {
    self.descriptor = descriptor
    self.scale = scale
  }
}

/// A library that SDL has loaded already and that nothing else here links.
private struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_LAZY) else { return nil }
    self.handle = handle
  }

  /// Returns a function; the caller vouches for its type.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // The C ABI is what @convention(c) types stand for.
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
