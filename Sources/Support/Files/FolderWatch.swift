internal import Dispatch
internal import Glibc
internal import Synchronization

/// A watch on the folder of a file, and on the folders inside it if it is a package.
///
/// It reports that something may have changed; the client looks at the disk to find out what.
package final class FolderWatch: Sendable {
  private struct Watched {
    var descriptor: Int32
    /// The name of the file in its folder.
    var name = ""
    var folder: Int32 = -1
    var insides: Set<Int32> = []
  }

  private let watched: Mutex<Watched>
  // Set once; the library of Dispatch guards its objects itself.
  private nonisolated(unsafe) let source: any DispatchSourceRead
  private let onChange: @Sendable () -> Void

  /// Creates a watch, which watches nothing yet.
  ///
  /// - Returns: `nil` if the system has no watches left. The file is still compared before it is
  ///   saved.
  package init?(onChange: @escaping @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    watched = Mutex(Watched(descriptor: descriptor))
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "folder"))
    self.onChange = onChange
    source.setEventHandler { [weak self] in self?.read() }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  deinit { source.cancel() }

  /// Watches a file in place of the one before.
  ///
  /// - Parameter insides: The folders in a package, as paths relative to it.
  package func follow(_ path: String, insides: [String]) {
    let mask = UInt32(
      IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE
        | IN_DELETE_SELF | IN_MOVE_SELF)
    watched.withLock { watched in
      let old = watched.insides.union([watched.folder])
      watched.name = FilePath.name(of: path)
      let descriptor = watched.descriptor
      func add(_ folder: String) -> Int32 {
        folder.withSystemPath { inotify_add_watch(descriptor, $0, mask) }
      }
      watched.folder = add(FilePath.folder(of: path))
      watched.insides = Set(insides.map { add(path + $0) }.filter { $0 >= 0 })
      for number in old.subtracting(watched.insides) where number >= 0 {
        if number != watched.folder { inotify_rm_watch(watched.descriptor, number) }
      }
    }
  }

  /// Reads the waiting events, and reports if one matters.
  private func read() {
    let isRelevant = watched.withLock { watched in
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      var isRelevant = false
      while true {
        let count = Glibc.read(watched.descriptor, &buffer, buffer.count)
        guard count > 0 else { return isRelevant }
        if FolderWatch.matters(buffer.prefix(count), watched) { isRelevant = true }
      }
    }
    if isRelevant { onChange() }
  }

  private static func matters(_ events: ArraySlice<UInt8>, _ watched: Watched) -> Bool {
    var rest = events[...]
    let header = MemoryLayout<inotify_event>.size
    while rest.count >= header {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let name = rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }
      rest = rest.dropFirst(header + Int(event.len))
      // Removing a watch is reported too.
      if event.mask & UInt32(IN_IGNORED) != 0 { continue }
      let isOwn = event.len == 0 || SystemPath.text(name) == watched.name
      if event.wd < 0 || watched.insides.contains(event.wd) { return true }
      if event.wd == watched.folder, isOwn { return true }
    }
    return false
  }
}
