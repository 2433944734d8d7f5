internal import Glibc

/// A reason why a file cannot be read.
package enum ReadError: Error, Hashable, Sendable {
  /// Nothing exists at the path.
  case missing
  /// The path leads to something other than a regular file.
  case irregular
  /// The file exceeds the size limit.
  case tooLarge
  /// The bytes are not valid UTF-8.
  case noText
  /// The system refused, perhaps only for now: this says nothing about the file.
  case refused(SystemError)

  /// The error as one of the system.
  package var systemError: SystemError {
    switch self {
    case .missing: SystemError(ENOENT)
    case .irregular: SystemError(ENOTSUP)
    case .tooLarge: SystemError(EFBIG)
    case .noText: SystemError(EILSEQ)
    case .refused(let error): error
    }
  }
}

extension FileSystem {
  /// Returns the bytes of a regular file, without waiting for a pipe or a device.
  ///
  /// - Parameter limit: The maximum size in bytes, even if the file grows while it is read.
  package func bytes(of path: String, atMost limit: Int) throws(ReadError) -> [UInt8] {
    let result: Result<[UInt8], ReadError>
    do throws(SystemError) {
      result = try withFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY) { file throws(SystemError) in
        try read(file, path, atMost: limit)
      }
    } catch {
      switch error.code {
      case ENOENT, ENOTDIR: throw .missing
      // Sockets cannot even be opened.
      case ENXIO: throw .irregular
      default: throw .refused(error)
      }
    }
    return try result.get()
  }

  /// The size in bytes up to which no one asks whether there is memory.
  private static let small = 1 << 20

  private func read(
    _ file: Int32, _ path: String, atMost limit: Int
  ) throws(SystemError) -> Result<[UInt8], ReadError> {
    let status = try status(file, path)
    guard status.isFile else { return .failure(.irregular) }
    guard status.size <= limit else { return .failure(.tooLarge) }
    guard status.size <= Self.small || Memory.canHold(status.size) else {
      throw SystemError(ENOMEM)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(status.size)
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = try perform(.read, path) { Glibc.read(file, &buffer, buffer.count) }
      guard count > 0 else { return .success(bytes) }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { return .failure(.tooLarge) }
    }
  }

  /// Returns the text of a regular file.
  ///
  /// - Parameter limit: The maximum size in bytes.
  package func text(of path: String, atMost limit: Int) throws(ReadError) -> String {
    let bytes = try bytes(of: path, atMost: limit)
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .noText }
    return text
  }
}
