internal import Containers

/// A window of the X server, for features that SDL lacks.
@MainActor
struct X11Window {
  let display: OpaquePointer
  let window: UInt

  /// The states that a window manager can give a window, named as in the Extended Window Manager
  /// Hints.
  enum State: String, CaseIterable {
    case fullScreen = "_NET_WM_STATE_FULLSCREEN"
    case maximizedVertically = "_NET_WM_STATE_MAXIMIZED_VERT"
    case maximizedHorizontally = "_NET_WM_STATE_MAXIMIZED_HORZ"
    case hidden = "_NET_WM_STATE_HIDDEN"

    /// The states of a maximized window.
    static let maximized: Set<State> = [.maximizedVertically, .maximizedHorizontally]
  }

  private typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Change =
    @convention(c) (
      OpaquePointer, UInt, UInt, UInt, Int32, Int32, UnsafePointer<UInt8>, Int32
    ) -> Int32
  private typealias Delete = @convention(c) (OpaquePointer, UInt, UInt) -> Int32
  private typealias Get =
    @convention(c) (
      OpaquePointer, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Int32
  private typealias Root = @convention(c) (OpaquePointer) -> UInt
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias Flush = @convention(c) (OpaquePointer) -> Int32

  /// The states that the window manager reports; `nil` if the connection was lost.
  var states: Set<State>? {
    guard let atoms = atoms(in: "_NET_WM_STATE", of: window) else { return nil }
    guard !atoms.isEmpty else { return [] }
    return Set(State.allCases.filter { atoms.contains(atom($0.rawValue)) })
  }

  /// Whether there is a window manager that supports a state.
  func supports(_ state: State) -> Bool {
    guard let root else { return false }
    let supported = atoms(in: "_NET_SUPPORTED", of: root)
    return supported?.contains(atom(state.rawValue)) ?? false
  }

  /// Asks the window manager for a light or dark title bar.
  ///
  /// It sets the property that GTK's windows have and that most window managers support.
  func setTitleBar(_ style: TitleBarStyle) {
    set("_GTK_THEME_VARIANT", to: style == .dark ? "dark" : "light")
  }

  /// Sets a property of the window to a text.
  func set(_ property: String, to text: String) {
    guard let change = library?.function("XChangeProperty", as: Change.self) else { return }
    let value = Array(text.utf8)
    // 8 bits per unit; 0 is PropModeReplace.
    _ = change(
      display, window, atom(property), atom("UTF8_STRING"), 8, 0, value, Int32(value.count))
    flush()
  }

  /// Removes the window's icon.
  func removeIcon() {
    guard let delete = library?.function("XDeleteProperty", as: Delete.self) else { return }
    _ = delete(display, window, atom("_NET_WM_ICON"))
    flush()
  }

  /// The root window of the display.
  var root: UInt? { library?.function("XDefaultRootWindow", as: Root.self)?(display) }

  var library: SharedLibrary? { SharedLibrary("libX11.so.6") }

  func flush() {
    _ = library?.function("XFlush", as: Flush.self)?(display)
  }

  /// Returns the atom for a name; libX11 caches atoms.
  func atom(_ name: String) -> UInt {
    library?.function("XInternAtom", as: Intern.self)?(display, name, 0) ?? 0
  }

  /// Returns the atoms in a property of a window; `nil` if the connection was lost.
  private func atoms(in property: String, of window: UInt) -> Set<UInt>? {
    // 1024 is more than any window manager lists; 4 is XA_ATOM, whose units are returned as longs.
    read(atom(property), of: window, type: 4, format: 32, atMost: 1024) { memory, count in
      Set(UnsafeBufferPointer(start: memory?.assumingMemoryBound(to: UInt.self), count: count))
    }
  }

  /// Returns the bytes of a property of a window; none if it has another type.
  func bytes(in property: UInt, of window: UInt, type: UInt) -> [UInt8] {
    // A quarter of a megabyte.
    read(property, of: window, type: type, format: 8, atMost: 1 << 16) { memory, count in
      Array(UnsafeRawBufferPointer(start: memory, count: count))
    } ?? []
  }

  /// Reads a property of a window.
  ///
  /// - Parameter take: Takes the memory and the number of units; no memory if the property is missing
  ///   or has another type.
  /// - Returns: What was taken, or `nil` if the connection was lost.
  private func read<Value>(
    _ property: UInt, of window: UInt, type wanted: UInt, format wantedFormat: Int32,
    atMost length: Int, _ take: (UnsafeMutableRawPointer?, Int) -> Value
  ) -> Value? {
    guard let get = library?.function("XGetWindowProperty", as: Get.self),
      let free = library?.function("XFree", as: Free.self)
    else { return take(nil, 0) }
    var (type, count, rest): (UInt, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var value: UnsafeMutableRawPointer?
    let status = get(
      display, window, property, 0, length, 0, wanted, &type, &format, &count, &rest, &value)
    guard status == 0 else { return nil }
    defer { if let value { _ = free(value) } }
    guard let value, type == wanted, format == wantedFormat else { return take(nil, 0) }
    return take(value, Int(count))
  }
}
