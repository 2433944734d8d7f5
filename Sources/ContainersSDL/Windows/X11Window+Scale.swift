internal import CSDL2
internal import Containers
internal import Support

/// The scale of an X11 desktop.
extension X11Window {
  private typealias Owner = @convention(c) (OpaquePointer, UInt) -> UInt
  private typealias Screen = @convention(c) (OpaquePointer) -> Int32
  private typealias Server = @convention(c) (OpaquePointer) -> Int32
  private typealias Select = @convention(c) (OpaquePointer, UInt, Int) -> Int32
  private typealias Attributes =
    @convention(c) (OpaquePointer, UInt, UnsafeMutablePointer<XWindowAttributes>) -> Int32

  /// The number of pixels per point that the desktop asks for now.
  var desktopScale: Double {
    // What libX11 knows of the resource database is of the connection's beginning. 31 is XA_STRING.
    let resources = root.map { bytes(in: X11Window.resources, of: $0, type: 31) } ?? []
    return DesktopScale.scale(
      resources: String(decoding: resources, as: UTF8.self), manager: { settings },
      gdkScale: environmentVariable("GDK_SCALE"))
  }

  /// Asks to be told what may change the scale.
  func followScale() {
    guard let root, let library,
      let select = library.function("XSelectInput", as: Select.self),
      let attributes = library.function("XGetWindowAttributes", as: Attributes.self)
    else { return }
    // 1 << 22 is PropertyChangeMask, and 1 << 17 StructureNotifyMask, with which a manager that begins
    // is told.
    let mask = 1 << 22 | 1 << 17
    var known = XWindowAttributes()
    _ = attributes(display, root, &known)
    _ = select(display, root, known.your_event_mask | mask)
    manager { _ = select(display, $0, mask) }
    flush()
  }

  /// Whether an event may have changed the scale.
  func mayChangeScale(_ event: XEvent) -> Bool {
    switch event.type {
    case PropertyNotify:
      event.xproperty.atom == X11Window.resources || event.xproperty.atom == settingsName
    case ClientMessage: event.xclient.message_type == atom("MANAGER")
    default: false
    }
  }

  /// XA_RESOURCE_MANAGER.
  private static let resources: UInt = 23
  private var settingsName: UInt { atom("_XSETTINGS_SETTINGS") }

  /// What the settings manager keeps; `nil` if there is none.
  var settings: XSettings? {
    let bytes = manager { self.bytes(in: settingsName, of: $0, type: settingsName) }
    return bytes.flatMap(XSettings.init)
  }

  /// Calls a closure with the window of the settings manager, if there is one, which cannot end
  /// meanwhile.
  @discardableResult
  private func manager<Value>(_ take: (UInt) -> Value) -> Value? {
    guard let library, let owner = library.function("XGetSelectionOwner", as: Owner.self),
      let screen = library.function("XDefaultScreen", as: Screen.self),
      let grab = library.function("XGrabServer", as: Server.self),
      let release = library.function("XUngrabServer", as: Server.self)
    else { return nil }
    let selection = atom("_XSETTINGS_S\(screen(display))")
    guard owner(display, selection) != 0 else { return nil }
    _ = grab(display)
    defer {
      _ = release(display)
      flush()
    }
    let window = owner(display, selection)
    return window == 0 ? nil : take(window)
  }
}
