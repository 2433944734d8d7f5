internal import Containers

extension X11Window {
  private typealias Send =
    @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32

  /// Names the start that opens the window; the window is not shown yet.
  func begin(_ startup: StartupNotice) { set("_NET_STARTUP_ID", to: startup.identifier) }

  /// Tells the desktop that the start is over.
  func end(_ startup: StartupNotice) {
    guard let root, let send = library?.function("XSendEvent", as: Send.self) else { return }
    let types = ["_NET_STARTUP_INFO_BEGIN", "_NET_STARTUP_INFO"].map(atom)
    for (index, piece) in startup.pieces.enumerated() {
      var event = message(piece, of: types[min(index, 1)])
      // 1 << 22 is PropertyChangeMask: whoever watches the root window gets it.
      event.withUnsafeMutableBytes { bytes in
        if let address = bytes.baseAddress { _ = send(display, root, 0, 1 << 22, address) }
      }
    }
    flush()
  }

  /// Asks the window manager for the focus, because the user has started the program again.
  func activate(for startup: StartupNotice) {
    guard let root, let send = library?.function("XSendEvent", as: Send.self) else { return }
    // Source 1 is a program; the time tells whether the user did something else since.
    var event = message(of: atom("_NET_ACTIVE_WINDOW"), format: 32) { memory in
      memory.storeBytes(of: 1, as: Int.self)
      memory.storeBytes(of: Int(startup.time ?? 0), toByteOffset: 8, as: Int.self)
    }
    event.withUnsafeMutableBytes { bytes in
      // SubstructureNotifyMask and SubstructureRedirectMask: the window manager gets it.
      if let address = bytes.baseAddress { _ = send(display, root, 0, 1 << 19 | 1 << 20, address) }
    }
    flush()
  }

  /// Returns the memory of an `XEvent` that is a client message of 20 bytes.
  private func message(_ bytes: [UInt8], of type: UInt) -> [UInt8] {
    message(of: type, format: 8) { $0.copyBytes(from: bytes) }
  }

  /// - Parameter fill: Writes the 20 bytes, or five longs, of the message.
  private func message(
    of type: UInt, format: Int32, _ fill: (UnsafeMutableRawBufferPointer) -> Void
  ) -> [UInt8] {
    // An XEvent has 24 longs. The members of XClientMessageEvent are at multiples of 8.
    var event = [UInt8](repeating: 0, count: 24 * 8)
    event.withUnsafeMutableBytes { memory in
      // 33 is ClientMessage.
      memory.storeBytes(of: 33, as: Int32.self)
      memory.storeBytes(of: window, toByteOffset: 32, as: UInt.self)
      memory.storeBytes(of: type, toByteOffset: 40, as: UInt.self)
      memory.storeBytes(of: format, toByteOffset: 48, as: Int32.self)
      fill(UnsafeMutableRawBufferPointer(rebasing: memory[56..<96]))
    }
    return event
  }
}
