import Foundation
import Support
import Synchronization
import Testing

@MainActor
@Suite(.serialized) struct MainRunLoopTests {
  private final class Counter: Sendable {
    private let stored = Mutex(0)
    var count: Int { stored.withLock { $0 } }
    func add(_ number: Int) { stored.withLock { $0 += number } }
  }

  @Test("A Foundation timer fires when it is due and the run loop is served, not before")
  func timer() {
    let counter = Counter()
    let due = Timer(fire: Date(timeIntervalSinceNow: -1), interval: 0, repeats: false) { _ in
      counter.add(1)
    }
    let later = Timer(fire: Date(timeIntervalSinceNow: 3600), interval: 0, repeats: false) { _ in
      counter.add(100)
    }
    defer { later.invalidate() }
    RunLoop.current.add(later, forMode: .common)
    #expect(MainRunLoop.timeToTimer.map { $0 > .seconds(3000) } == true)
    MainRunLoop.fireTimers()
    #expect(counter.count == 0)

    RunLoop.current.add(due, forMode: .default)
    #expect(MainRunLoop.timeToTimer == .zero)
    MainRunLoop.fireTimers()
    #expect(counter.count == 1)
    #expect(MainRunLoop.timeToTimer != .zero)
  }
}
