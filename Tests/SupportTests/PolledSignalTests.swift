import Dispatch
import Support
import Synchronization
import Testing

@Suite("A signal that is waited for by polling, then asleep") struct PolledSignalTests {
  @Test("Signals that were given earlier let as many waits go on")
  func earlier() {
    let signal = PolledSignal()
    for duration in [Duration.zero, .seconds(1)] {
      signal.signal()
      signal.signal()
      signal.wait(pollingFor: duration)
      signal.wait(pollingFor: duration)
    }
  }

  @Test(
    "No signal between two threads is lost, whether they poll, sleep, or are roused meanwhile",
    arguments: [Duration.zero, .microseconds(5), .milliseconds(5)])
  func exchange(duration: Duration) async {
    let (there, back, sum) = (PolledSignal(), PolledSignal(), Shared())
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "signals").async {
        var isLast = false
        while !isLast {
          there.wait(pollingFor: duration)
          // A thread that was only roused finds no work.
          let number = sum.work.exchange(0, ordering: .acquiringAndReleasing)
          guard number > 0 else { continue }
          sum.total.wrappingAdd(number, ordering: .relaxed)
          isLast = number == 500
          back.signal()
        }
        continuation.resume()
      }
      for number in 1...500 {
        there.rouse()
        sum.work.store(number, ordering: .releasing)
        there.signal()
        back.wait(pollingFor: duration)
      }
    }
    #expect(sum.total.load(ordering: .relaxed) == 125_250)
  }

  private final class Shared: Sendable {
    let work = Atomic(0)
    let total = Atomic(0)
  }
}
