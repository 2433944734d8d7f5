internal import Containers
internal import Glibc
internal import Support

/// A connection to the Wayland compositor that follows its displays.
@MainActor
final class WaylandDisplays {
  /// The descriptor to poll for changes; -1 after the connection has ended.
  private(set) var descriptor: Int32
  private var state = WaylandOutputs()
  private static let share = 4096

  /// Connects to the compositor of the environment; returns `nil` if none listens.
  init?(variable: (String) -> String?) {
    guard let path = WaylandDisplays.path(variable),
      let socket = LocalSocket.connect(to: Array(path.utf8))
    else { return nil }
    descriptor = socket
    flush()
  }

  isolated deinit { end() }

  /// The displays, oldest first.
  var outputs: [WaylandOutputs.Output] { state.outputs }

  /// Processes what has arrived.
  ///
  /// - Returns: Whether a display has changed.
  func take() -> Bool {
    guard descriptor >= 0 else { return false }
    let former = state.outputs
    while descriptor >= 0, read() {}
    flush()
    return state.outputs != former
  }

  /// Reads a share of what has arrived.
  ///
  /// - Returns: Whether there may be more.
  private func read() -> Bool {
    // An idle program allocates nothing.
    withUnsafeTemporaryAllocation(byteCount: WaylandDisplays.share, alignment: 8) { bytes in
      let count = recv(descriptor, bytes.baseAddress, bytes.count, 0)
      if count < 0, errno == EAGAIN || errno == EINTR { return false }
      guard count > 0, state.take(bytes.prefix(count)) else {
        end()
        return false
      }
      return true
    }
  }

  private func flush() {
    let bytes = state.takeOutgoing()
    guard descriptor >= 0, !bytes.isEmpty else { return }
    // A new socket has room for all that is ever sent here.
    if send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) != bytes.count { end() }
  }

  private func end() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Returns the path of the compositor's socket; `nil` if a parent process has connected instead.
  static func path(_ variable: (String) -> String?) -> String? {
    guard variable("WAYLAND_SOCKET") == nil else { return nil }
    let name = variable("WAYLAND_DISPLAY").flatMap { $0.isEmpty ? nil : $0 } ?? "wayland-0"
    guard !name.hasPrefix("/") else { return name }
    return UserFolder.runtime(from: variable).map { $0 + "/" + name }
  }
}
