import Containers
import Testing

@MainActor
@Suite("Messages")
struct MessageCenterTests {
  final class Digger {}

  struct Depth: Message {
    typealias Subject = Digger
    let meters: Double
  }

  struct Rest: Message {
    typealias Subject = Digger
  }

  let center = MessageCenter()

  @Test("C109: a message reaches all observers of its type, in the order of registration")
  func posting() {
    var seen: [String] = []
    var tokens: [ObservationToken] = []
    center.addObserver(for: Depth.self) { seen.append("a\($0.meters)") }.store(in: &tokens)
    center.addObserver(for: Rest.self) { _ in seen.append("rest") }.store(in: &tokens)
    center.addObserver(for: Depth.self) { seen.append("b\($0.meters)") }.store(in: &tokens)

    center.post(Depth(meters: 3))

    #expect(seen == ["a3.0", "b3.0"])
  }

  @Test("An observer of one object is not notified of others")
  func subjects() {
    let (mine, other) = (Digger(), Digger())
    var seen: [Double] = []
    let token = center.addObserver(for: Depth.self, of: mine) { seen.append($0.meters) }

    center.post(Depth(meters: 1), subject: other)
    center.post(Depth(meters: 2), subject: mine)
    center.post(Depth(meters: 3))

    #expect(seen == [2])
    withExtendedLifetime(token) {}
  }

  @Test("An observer removed during a message does not receive it; one added receives the next")
  func reentrant() {
    var seen: [String] = []
    var tokens: [ObservationToken] = []
    center.addObserver(for: Rest.self) { [center] _ in
      seen.append("a")
      tokens[1].invalidate()
      center.addObserver(for: Rest.self) { _ in seen.append("c") }.store(in: &tokens)
    }.store(in: &tokens)
    center.addObserver(for: Rest.self) { _ in seen.append("b") }.store(in: &tokens)

    center.post(Rest())
    #expect(seen == ["a"])
    center.post(Rest())

    #expect(seen == ["a", "a", "c"])
    tokens = []
  }

  @Test("C109: center, token and subject do not retain each other")
  func retaining() {
    final class Observer {
      var tokens: [ObservationToken] = []
      var count = 0
    }
    var digger: Digger? = Digger()
    var observer: Observer? = Observer()
    weak let weakDigger = digger
    weak let weakObserver = observer
    center.addObserver(for: Depth.self, of: digger) { [weak observer] _ in observer?.count += 1 }
      .store(in: &observer!.tokens)  // made three lines above

    center.post(Depth(meters: 1), subject: digger)
    #expect(observer?.count == 1)
    digger = nil
    observer = nil

    #expect(weakDigger == nil)
    #expect(weakObserver == nil)
  }
}
