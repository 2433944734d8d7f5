internal import Glibc

extension FileSystem {
  /// How to treat a file that already exists.
  package enum Manner: Sendable {
    /// Replaces the file, keeping its mode and owner. A symbolic link is followed and stays.
    case replacing
    /// Fails with `EEXIST`, even if several processes write at the same time.
    case creating
  }

  /// Writes bytes as the file at a path, in one step (see ``FileReplacement``).
  ///
  /// A device or a pipe is written into, because replacing it would destroy it. So is an open file
  /// that has no name any more, to which a path such as `/dev/stdout` may lead.
  ///
  /// - Parameters:
  ///   - isDurable: Whether to wait until the file and its folder entry are on disk. A file that is
  ///     written in place is always waited for.
  ///   - mode: The permissions of the file, or `nil` to keep those of the old one.
  package func write(
    _ bytes: [UInt8], to path: String, _ manner: Manner = .replacing, isDurable: Bool = true,
    mode: UInt32? = nil
  ) throws(SystemError) {
    guard manner == .replacing else {
      try FilePath.check(path)
      return try replace(path, with: bytes, .absent, isDurable: isDurable, mode: mode)
    }
    let target = try resolved(path)
    if let status = try status(path), try !status.isReplaceable(at: self.status(target)) {
      return try withFile(path, O_WRONLY | O_TRUNC) { device throws(SystemError) in
        try write(bytes, to: device, path)
      }
    }
    try replace(target, with: bytes, nil, isDurable: isDurable, mode: mode)
  }

  private func replace(
    _ path: String, with bytes: [UInt8], _ expected: FileFingerprint?, isDurable: Bool,
    mode: UInt32?
  ) throws(SystemError) {
    let outcome: FileReplacement.Outcome
    do {
      outcome = try FileReplacement(
        of: path, with: .bytes(bytes), expecting: expected, isDurable: isDurable, mode: mode, self
      ).run()
    } catch {
      // A name that must be new is taken; otherwise there is something other than a file.
      throw error as? SystemError ?? SystemError(expected == nil ? ENOTSUP : EEXIST)
    }
    if let failure = outcome.failure { throw failure }
  }

  /// The number of attempts to change a file that other programs change too.
  private static let mostAttempts = 100

  /// Changes a file that several programs change: what was read is replaced only if nobody has
  /// written in between; otherwise it is read again.
  ///
  /// The disk is not waited for while others have to wait, unless the file is written in place.
  ///
  /// - Parameters:
  ///   - limit: The maximum size in bytes of what is read.
  ///   - isDurable: Whether to wait until the file and its folder entry are on disk. A file that is
  ///     written in place is always waited for.
  ///   - mode: The permissions of the file, or `nil` to keep those of the old one.
  ///   - change: Returns the new bytes for the old ones, which are `nil` if there is no file; or
  ///     `nil` to leave the file as it is. Called again for each attempt.
  package func change(
    _ path: String, ofAtMost limit: Int, isDurable: Bool = true, mode: UInt32? = nil,
    _ change: ([UInt8]?) throws(SystemError) -> [UInt8]?
  ) throws(SystemError) {
    let path = try resolved(path)
    for _ in 0..<FileSystem.mostAttempts {
      do {
        // Taken first: what changes while the file is read counts as unread.
        let known = try FileFingerprint(of: path, self)
        let old = try known.isPresent ? bytes(of: path, atMost: limit) : nil
        guard let new = try change(old) else { return }
        let outcome = try FileReplacement(
          of: path, with: .bytes(new), expecting: known, isDurable: isDurable, mode: mode,
          self
        ).run()
        if let failure = outcome.failure { throw failure }
        return
      } catch FileReplacement.Failure.changed {
        continue
      } catch ReadError.missing {
        continue
      } catch ReadError.irregular {
        // Fingerprints are those of files and folders.
        throw SystemError(EISDIR)
      } catch let error as ReadError {
        throw error.systemError
      } catch {
        throw error as? SystemError ?? SystemError(ENOTSUP)
      }
    }
    throw SystemError(EBUSY)
  }
}

extension FileStatus {
  /// Whether something with this status can be replaced by a file.
  ///
  /// - Parameter target: The status of what the links lead to by their names.
  fileprivate func isReplaceable(at target: FileStatus?) -> Bool {
    isFolder || isFile && target?.identity == identity
  }
}
