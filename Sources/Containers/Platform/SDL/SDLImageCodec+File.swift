internal import Glibc

extension SDLImageCodec {
  /// Writes the bitmap as a PNG file, whole or not at all: what was there before stays until all
  /// bytes of the new file are written.
  public func encodePNG(_ bitmap: Bitmap, to path: String) throws(ImageError) {
    let bytes = try encodePNG(bitmap)
    guard save(bytes, to: path) else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Returns whether it succeeded; `errno` says why not.
  private func save(_ bytes: [UInt8], to path: String) -> Bool {
    var status = stat()
    let exists = stat(path, &status) == 0
    // To rename a file over a device or a pipe would put an end to it.
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return write(bytes, to: path, flags: O_TRUNC)
    }
    guard !exists || access(path, W_OK) == 0 else { return false }
    // What a link leads to is replaced, not the link.
    let target = exists ? resolved(path) : path
    let draft = "\(target).\(getpid()).partial"
    if write(bytes, to: draft, flags: O_CREAT | O_EXCL), rename(draft, target) == 0 { return true }
    let reason = errno
    unlink(draft)
    errno = reason
    return false
  }

  private func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func write(_ bytes: [UInt8], to path: String, flags: Int32) -> Bool {
    let file = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard file >= 0 else { return false }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = errno
        close(file)
        errno = reason
        return false
      }
      rest = rest.dropFirst(count)
    }
    return close(file) == 0
  }
}
