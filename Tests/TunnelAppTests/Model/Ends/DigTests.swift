import Atlas
import Containers
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

struct DigTests {
  @Test("T13: the exit is the antipode of the entrance, whichever of the two is set")
  func exit() {
    var dig = Dig.denmark
    #expect(dig.exit == dig.entrance.antipode)

    dig.exit = place("0 180")
    #expect(dig.entrance == place("0 0"))
    #expect(dig.exit == place("0 180"))
  }

  @Test("Whoever observes the tunnel of a window hears of each move of either end")
  @MainActor
  func observation() {
    let current = CurrentDig(.denmark)
    var heard: [Coordinate] = []
    let token = current.observe(\.dig) { _ in heard.append(current.dig.exit) }

    current.move(.start, to: place("10 20"))
    current.move(.target, to: place("30 40"))
    #expect(heard == [place("-10 -160"), place("30 40")])
    #expect(current.dig.entrance == place("-30 -140"))
    withExtendedLifetime(token) {}
  }

  @Test("A value for each end is found, changed and mapped by its end")
  func ends() {
    var ends = Ends { $0.identifier }
    #expect(ends.values == ["Start", "End"])
    #expect(ends[.target] == "End")

    ends[.start] = "Beginning"
    #expect(ends.start == "Beginning")
    #expect(ends.map(\.count).values == [9, 3])
    #expect(End.start.other == .target)
    #expect(End.target.other == .start)
  }

  @Test("T9: the first place is 56.55° N, 8.316667° E")
  func denmark() { #expect(Dig.denmark.entrance == place("56.55 8.316667")) }
}
