import Dispatch
import Foundation
import Glibc
import Testing

@testable import ContainersSDL

/// Tests the thread that reads the signals.
///
/// The threads of a test process would take real signals first; `Scripts/attack` sends real ones.
@Suite("Signals that ask a program to end") struct EndingSignalsTests {
  @Test("The main thread takes the first one, once")
  func first() {
    let signals = EndingSignals()
    #expect(!signals.hasCome)
    #expect(!signals.take())

    signals.watch.note(SIGTERM)
    var polled = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&polled, 1, 0) == 1)

    #expect(signals.hasCome)
    #expect(signals.take())
    #expect(!signals.take())
    #expect(poll(&polled, 1, 0) == 0)
  }

  @Test("The second one ends the process even if its main thread is stuck")
  func second() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let signals = EndingSignals()
      signals.watch.note(SIGINT)
      signals.watch.note(SIGTERM)
    }
  }

  @Test("SIGHUP does not count as a second one, since shells repeat it")
  func repeatedHangup() {
    let signals = EndingSignals()
    for _ in 0..<3 { signals.watch.note(SIGHUP) }
    #expect(signals.take())
    #expect(!signals.take())
  }

  @Test("An unanswered one ends the process")
  func unanswered() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      let signals = EndingSignals()
      signals.watch.note(SIGINT)
      withExtendedLifetime(signals) { while true { pause() } }
    }
  }

  @Test("One that is ignored from the start, as under nohup, stays ignored")
  func ignored() async {
    await #expect(processExitsWith: .success) {
      signal(SIGHUP, SIG_DFL)
      precondition(EndingSignals.watched == [SIGTERM, SIGINT, SIGHUP])
      signal(SIGHUP, SIG_IGN)
      precondition(EndingSignals.watched == [SIGTERM, SIGINT])
    }
  }
}

@Suite("Waiting for a value from another thread") struct AwaitedTests {
  @Test(
    "A wait ends when the value is available, when another descriptor is readable, or at the limit")
  func outcomes() {
    let proceed = DispatchSemaphore(value: 0)
    let answer = Awaited(on: DispatchQueue(label: "work")) {
      proceed.wait()
      return 42
    }
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    defer { for end in ends { close(end) } }

    guard case .late = answer.wait(limit: .zero, interruption: ends[0]) else {
      return #expect(Bool(false), "The work was not done, and no time left.")
    }
    write(ends[1], "!", 1)
    guard case .interrupted = answer.wait(limit: .seconds(60), interruption: ends[0]) else {
      return #expect(Bool(false), "Something else could be read.")
    }
    proceed.signal()
    guard case .value(42) = answer.wait(limit: .seconds(60), interruption: -1) else {
      return #expect(Bool(false), "The work was done.")
    }
  }
}
