import Containers
import ContainersTesting
import Testing

extension Stage {
  /// Waits for something that happens after a document has seen its changed folder.
  func settle(until isDone: () -> Bool) async {
    for _ in 0..<1000 where !isDone() {
      try? await Task.sleep(for: .milliseconds(4))
      advance(by: .milliseconds(20))
    }
    #expect(isDone())
  }
}
