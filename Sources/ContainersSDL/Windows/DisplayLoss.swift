internal import Support
internal import Synchronization

/// Records that the connection to the X server was lost, and keeps libX11 from exiting the process.
///
/// With an exit handler, which libX11 has since version 1.7, the call that noticed the loss returns,
/// and later calls do nothing. Keep the object until the connection is closed.
final class DisplayLoss: Sendable {
  private typealias Handler = @convention(c) (OpaquePointer) -> Int32
  private typealias SetHandler = @convention(c) (Handler) -> OpaquePointer?
  private typealias ExitHandler = @convention(c) (OpaquePointer, UnsafeMutableRawPointer?) -> Void
  private typealias SetExitHandler =
    @convention(c) (OpaquePointer, ExitHandler, UnsafeMutableRawPointer?) -> Void

  private let state = Atomic(false)

  /// Whether the connection was lost.
  var hasHappened: Bool { state.load(ordering: .acquiring) }

  /// Watches a connection; callable on any thread.
  func watch(_ display: OpaquePointer) {
    guard let library = SharedLibrary("libX11.so.6"),
      let setHandler = library.function("XSetIOErrorHandler", as: SetHandler.self),
      let setExitHandler = library.function("XSetIOErrorExitHandler", as: SetExitHandler.self)
    else { return }
    // The platform keeps the object as long as it has a connection that may be lost.
    setExitHandler(
      display,
      { _, loss in
        guard let loss else { return }
        Unmanaged<DisplayLoss>.fromOpaque(loss).takeUnretainedValue().note()
      }, Unmanaged.passUnretained(self).toOpaque())
    // Otherwise libX11 prints messages of its own.
    _ = setHandler { _ in 0 }
  }

  private func note() { state.store(true, ordering: .releasing) }
}
