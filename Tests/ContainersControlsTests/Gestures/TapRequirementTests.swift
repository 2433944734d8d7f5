import ContainersTesting
import Testing

@testable import Containers
@testable import ContainersTestSupport

/// A chain in which a single tap waits for a double tap to fail, and the double tap for a triple
/// tap.
@MainActor
@Suite("A chain of tap requirements")
struct TapRequirementTests {
  /// Where the requirement to fail is declared.
  enum Way: CaseIterable {
    case require, delegateOfWaiting, delegateOfAwaited
  }

  /// A delegate that makes each recognizer wait for the one with one more tap.
  private final class ChainDelegate: GestureRecognizerDelegate {
    let way: Way

    init(_ way: Way) { self.way = way }

    private func taps(_ recognizer: GestureRecognizer) -> Int {
      (recognizer as? TapGestureRecognizer)?.numberOfTapsRequired ?? 0
    }

    func gestureRecognizer(
      _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool {
      way == .delegateOfWaiting && taps(other) == taps(recognizer) + 1
    }

    func gestureRecognizer(
      _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool {
      way == .delegateOfAwaited && taps(recognizer) == taps(other) + 1
    }
  }

  @Test(
    "resolves one, two and three taps, in whatever order the recognizers were added",
    arguments: [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]], Way.allCases)
  func chain(_ order: [Int], _ way: Way) {
    let host = RecordingHost()
    let window = host.makeWindow()
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    var log: [Int] = []
    let delegate = ChainDelegate(way)
    let taps = (1...3).map { count in
      let tap = TapGestureRecognizer { _ in log.append(count) }
      tap.numberOfTapsRequired = count
      tap.delegate = delegate
      return tap
    }
    if way == .require {
      taps[0].require(toFail: taps[1])
      taps[1].require(toFail: taps[2])
    }
    for count in order { view.addGestureRecognizer(taps[count - 1]) }

    for (index, count) in [3, 2, 1, 3].enumerated() {
      let start = index * 5000
      for tap in 0..<count { window.click(50, 50, at: start + tap * 150) }
      host.advance(to: start + 4000)
    }

    #expect(log == [3, 2, 1, 3])
    #expect(taps.allSatisfy { $0.state == .possible })
  }

  @Test("that is a cycle lets one of them win instead of blocking all of them forever")
  func circle() {
    let host = RecordingHost()
    let window = host.makeWindow()
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    var log: [String] = []
    let first = TapGestureRecognizer { _ in log.append("first") }
    let second = TapGestureRecognizer { _ in log.append("second") }
    first.require(toFail: second)
    second.require(toFail: first)
    for tap in [first, second] { view.addGestureRecognizer(tap) }

    for index in 0..<2 {
      window.click(50, 50, at: index * 2000)
      host.advance(to: index * 2000 + 1500)
    }

    #expect(log.count == 2)
  }
}
