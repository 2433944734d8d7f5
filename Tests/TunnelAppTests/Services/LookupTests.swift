import Atlas
import Containers
import Foundation
import Synchronization
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// A source of answers that a test releases one by one.
private final class Gate: Sendable {
  private let asked = Mutex<[Coordinate]>([])
  private let open = DispatchSemaphore(value: 0)
  private let slow: Coordinate

  init(slow: Coordinate) { self.slow = slow }

  var questions: [Coordinate] { asked.withLock { $0 } }

  func letThrough() { open.signal() }

  func answer(_ coordinate: Coordinate) throws(AssetError) -> PlaceDescription {
    asked.withLock { $0.append(coordinate) }
    if coordinate == slow { open.wait() }
    return try TunnelStage.earth.describe(coordinate)
  }
}

@MainActor
struct LookupTests {
  /// Returns the headline that is shown; nil if there is no answer.
  private func headline(_ info: GeoInfoViewController) -> String? {
    if case .summary(let summary) = info.content { summary.headline } else { nil }
  }

  private func wait(until condition: () -> Bool) async -> Bool {
    let start = ContinuousClock.now
    var looks = 0
    while !condition() {
      looks += 1
      guard looks < 10_000 || ContinuousClock.now - start < .seconds(300) else { return false }
      await Task.yield()
    }
    return true
  }

  @Test("T21: a late answer to an old question is dropped")
  func lateAnswer() async {
    let gate = Gate(slow: place("10 10"))
    let info = GeoInfoViewController(
      end: .start, lookup: PlaceLookup(answer: gate.answer), calendar: { TunnelStage.noon })
    info.location = place("10 10")
    #expect(await wait { gate.questions.count == 1 })
    info.location = place("52.52 13.405")
    #expect(await wait { headline(info) != nil })
    #expect(headline(info) == "Berlin")

    gate.letThrough()
    for _ in 0..<1000 { await Task.yield() }

    #expect(headline(info) == "Berlin")
    #expect(gate.questions == [place("10 10"), place("52.52 13.405")])
  }

  @Test("T21: moves of less than 100 m ask nothing, however many; a longer one asks again")
  func smallMoves() async {
    let gate = Gate(slow: place("80 80"))
    let info = GeoInfoViewController(
      end: .start, lookup: PlaceLookup(answer: gate.answer), calendar: { TunnelStage.noon })
    info.location = place("52.52 13.405")
    #expect(await wait { headline(info) != nil })

    info.location = place("52.5206 13.405")
    info.location = place("52.52 13.405")
    #expect(headline(info) != nil)
    #expect(gate.questions.count == 1)

    info.location = place("52.522 13.405")
    #expect(headline(info) == nil)
    #expect(await wait { gate.questions.count == 2 })
  }

  @Test("T22: shown again, a place has the current time without another question")
  func laterTime() async {
    let gate = Gate(slow: place("80 80"))
    var now = TunnelStage.noon
    let info = GeoInfoViewController(
      end: .start, lookup: PlaceLookup(answer: gate.answer), calendar: { now })
    info.location = place("52.52 13.405")
    #expect(await wait { headline(info) != nil })
    let before = info.content

    now = Moment(secondsSince1970: now.secondsSince1970 + 3600)
    info.location = place("52.52 13.405")

    #expect(headline(info) != nil)
    #expect(info.content != before)
    #expect(gate.questions.count == 1)
  }

  @Test("Of many questions at once two are answered at a time, and the latest wins")
  func storm() async {
    let gate = Gate(slow: place("10 10"))
    let lookup = PlaceLookup(answer: gate.answer)
    var answers: [PlaceDescription] = []
    func ask(_ question: Coordinate) {
      lookup.ask(question) { if let answer = try? $0.get() { answers.append(answer) } }
    }
    for _ in 0..<100 { ask(place("10 10")) }
    ask(place("52.52 13.405"))
    #expect(await wait { gate.questions.count == PlaceLookup.width })

    gate.letThrough()
    #expect(await wait { !answers.isEmpty })
    gate.letThrough()
    for _ in 0..<1000 { await Task.yield() }

    #expect(answers.count == 1)
    #expect(answers.first?.coordinate == place("52.52 13.405"))
    #expect(gate.questions == [place("10 10"), place("10 10"), place("52.52 13.405")])
  }

  @Test("A failed lookup shows why, and is retried the next time")
  func failure() async {
    let asked = Mutex(0)
    let lookup = PlaceLookup { _ throws(AssetError) in
      asked.withLock { $0 += 1 }
      throw AssetError.missing(path: "/nowhere/places.atlas")
    }
    let info = GeoInfoViewController(end: .start, lookup: lookup, calendar: { TunnelStage.noon })
    let view = info.view as? InfoView
    info.location = place("1 1")
    #expect(await wait { if case .failure = info.content { true } else { false } })
    #expect(headline(info) == nil)

    info.location = place("1 1")
    #expect(view?.content == .thinking)
    #expect(await wait { asked.withLock { $0 } == 2 })
  }
}
