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

  /// Returns the memory of an `XEvent` that is a client message of 20 bytes.
  private func message(_ bytes: [UInt8], of type: UInt) -> [UInt8] {
    // An XEvent has 24 longs. The members of XClientMessageEvent are at multiples of 8.
    var event = [UInt8](repeating: 0, count: 24 * 8)
    event.withUnsafeMutableBytes { memory in
      // 33 is ClientMessage.
      memory.storeBytes(of: 33, as: Int32.self)
      memory.storeBytes(of: window, toByteOffset: 32, as: UInt.self)
      memory.storeBytes(of: type, toByteOffset: 40, as: UInt.self)
      memory.storeBytes(of: 8, toByteOffset: 48, as: Int32.self)
      memory[56..<76].copyBytes(from: bytes)
    }
    return event
  }
}
