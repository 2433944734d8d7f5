/// A queue of work to run at one point of a frame.
@MainActor
final class FrameQueue {
  private var work: [@MainActor () -> Void] = []

  var isEmpty: Bool { work.isEmpty }

  func add(_ item: @escaping @MainActor () -> Void) { work.append(item) }

  /// Runs the queued work in order.
  ///
  /// Work added in the meantime waits for the next frame.
  func run() {
    let due = work
    work = []
    for item in due { item() }
  }
}
