internal import Dispatch
internal import Synchronization

/// The saves of one file, which run off the main thread.
///
/// The latest one wins. They run one after the other, and one that is out of date before it begins
/// is left out. A disk may keep a save waiting for any time, in a system call that nothing
/// interrupts; the last one therefore runs beside it.
@MainActor
package final class SaveQueue {
  /// When a save runs.
  package enum Order: Sendable {
    /// After the one before it.
    case inTurn
    /// At once: the program ends. It does not wait for the disk, which would keep the process.
    case last
  }

  /// A save, as the work sees it that does it.
  package struct Save: Sendable {
    /// Whether to wait until the file is on disk.
    package let isDurable: Bool
    private let number: Int
    private let progress: Progress

    fileprivate init(isDurable: Bool, _ progress: Progress) {
      (self.isDurable, self.progress) = (isDurable, progress)
      number = progress.begin()
    }

    /// A save that no queue has, and that is on disk when it is done.
    package static var only: Save { Save(isDurable: true, Progress()) }

    /// Whether no later save was requested.
    ///
    /// A save must not replace a file that another program has changed unless it is the latest.
    package var isLatest: Bool { progress.begun == number }

    fileprivate func run(
      _ work: @Sendable (Save) throws(SystemError) -> Void
    ) -> Result<Void, SystemError> {
      let result = Result { () throws(SystemError) in
        if isLatest { try work(self) }
      }
      if case .success = result { progress.finish(number) }
      return result
    }
  }

  /// The numbers of saves, shared by several threads.
  fileprivate final class Progress: Sendable {
    private let numbers = Mutex((begun: 0, saved: 0))

    var begun: Int { numbers.withLock { $0.begun } }
    var isSaved: Bool { numbers.withLock { $0.begun == $0.saved } }

    func begin() -> Int {
      numbers.withLock { numbers in
        numbers.begun += 1
        return numbers.begun
      }
    }

    func finish(_ number: Int) { numbers.withLock { $0.saved = max($0.saved, number) } }
  }

  private let progress = Progress()
  private let queue: DispatchQueue?

  /// Creates a queue without saves.
  ///
  /// - Parameter isImmediate: Whether saves run before ``save(_:_:)`` returns, as tests need it.
  package init(isImmediate: Bool = false) {
    queue = isImmediate ? nil : DispatchQueue(label: "saves", qos: .utility)
  }

  /// Whether the latest save has succeeded; `true` if there was none.
  package var isSaved: Bool { progress.isSaved }

  /// Runs the work of a save, and returns when it is done or was left out.
  package func save(
    _ order: Order, _ work: @escaping @Sendable (Save) throws(SystemError) -> Void
  ) async throws(SystemError) {
    let save = Save(isDurable: order == .inTurn, progress)
    guard let queue else { return try save.run(work).get() }
    let chosen = order == .inTurn ? queue : DispatchQueue(label: "last save")
    let result = await withCheckedContinuation { continuation in
      chosen.async { continuation.resume(returning: save.run(work)) }
    }
    try result.get()
  }
}
