internal import Glibc

/// Streams to what listens on this machine.
enum LocalSocket {
  /// Connects to a name: a path, or where it begins with a zero one in the abstract namespace.
  ///
  /// - Returns: A descriptor that never blocks; nil where nobody listens.
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
    // A name in a file ends with a zero; one in the abstract namespace has a length only.
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
