import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Pixels

@Suite("The helper thread for pixels") struct PixelThreadTests {
  /// A flag that is set when a thread ends.
  private final class End: Sendable {
    let hasCome = Atomic(false)
  }

  @Test("ends with its object")
  func end() async {
    var key = pthread_key_t()
    pthread_key_create(&key) { raw in
      raw.map { Unmanaged<End>.fromOpaque($0).takeRetainedValue() }?
        .hasCome.store(true, ordering: .releasing)
    }
    defer { pthread_key_delete(key) }
    let end = End()
    help(key: key, end)
    while !end.hasCome.load(ordering: .acquiring) { await Task.yield() }
  }

  @Test("runs each part of a job once, whether it was told to be ready or not")
  func parts() {
    let (thread, counts) = (PixelThread(), Counts())
    for round in 0..<200 {
      if !round.isMultiple(of: 3) { thread.prepare() }
      thread.run(7) { index, _ in counts.add(1 << (index * 8)) }
      #expect(counts.take() == 0x01_0101_0101_0101)
    }
  }

  /// Counters of eight bits each.
  private final class Counts: Sendable {
    private let all = Atomic(0)

    func add(_ counts: Int) { all.wrappingAdd(counts, ordering: .relaxed) }

    func take() -> Int { all.exchange(0, ordering: .relaxed) }
  }

  /// Runs one job on a helper thread and releases the thread.
  private func help(key: pthread_key_t, _ end: End) {
    let arrivals = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    PixelThread().run(2) { index, lane in
      // Each lane takes one of the two, since neither continues alone.
      arrivals[index].signal()
      arrivals[1 - index].wait()
      if lane == 1 { pthread_setspecific(key, Unmanaged.passRetained(end).toOpaque()) }
    }
  }
}
