/// Work that waits for the end of the frame.
@MainActor
final class CommitQueue {
  private var work: [@MainActor () -> Void] = []

  func add(_ item: @escaping @MainActor () -> Void) { work.append(item) }

  /// Runs the work that waits, in order; what that adds waits for the next frame.
  func run() {
    let due = work
    work = []
    for item in due { item() }
  }
}
