internal import Glibc

/// Stream connections to local sockets.
enum LocalSocket {
  /// Connects to a socket: a path, or a name in the abstract namespace if it begins with a zero
  /// byte.
  ///
  /// - Returns: A nonblocking descriptor, or `nil` if nothing listens.
  static func connect(to socketName: [UInt8]) -> Int32? {
    var name = sockaddr_un()
    guard !socketName.isEmpty, socketName.count < MemoryLayout.size(ofValue: name.sun_path) else {
      return nil
    }
    let descriptor = socket(
      AF_UNIX,
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: socketName) }
    // A path ends with a zero; a name in the abstract namespace has only a length.
    let length = socklen_t(2 + socketName.count + (socketName[0] == 0 ? 0 : 1))
    let isConnected = withUnsafePointer(to: name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, length) == 0
      }
    }
    guard isConnected else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}
