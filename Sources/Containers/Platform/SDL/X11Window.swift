/// A window of the X server, for what SDL has no word for.
@MainActor
struct X11Window {
  let display: OpaquePointer
  let window: UInt

  private typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Change =
    @convention(c) (
      OpaquePointer, UInt, UInt, UInt, Int32, Int32, UnsafePointer<UInt8>, Int32
    ) -> Int32
  private typealias Flush = @convention(c) (OpaquePointer) -> Int32

  /// Asks the window manager for a light or a dark title bar, by the property that GTK's windows
  /// have and that most window managers know.
  func setTitleBar(_ style: TitleBarStyle) {
    guard let library = SharedLibrary("libX11.so.6"),
      let intern = library.function("XInternAtom", as: Intern.self),
      let change = library.function("XChangeProperty", as: Change.self),
      let flush = library.function("XFlush", as: Flush.self)
    else { return }
    let value = Array((style == .dark ? "dark" : "light").utf8)
    // 8 bits a unit; 0 stands for what replaces the value before.
    _ = change(
      display, window, intern(display, "_GTK_THEME_VARIANT", 0), intern(display, "UTF8_STRING", 0),
      8, 0, value, Int32(value.count))
    _ = flush(display)
  }
}
