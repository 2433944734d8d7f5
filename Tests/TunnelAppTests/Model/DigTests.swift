import Atlas
import Testing

@testable import TunnelApp

struct DigTests {
  @Test("T13: the exit is the antipode of the entrance, whichever of the two is set")
  func exit() {
    var dig = Dig.denmark
    #expect(dig.exit == dig.entrance.antipode)

    dig.exit = place("0 180")
    #expect(dig.entrance == place("0 0"))
    #expect(dig.exit == place("0 180"))
  }

  @Test("T9: the first place is 56.55° N, 8.316667° E")
  func denmark() { #expect(Dig.denmark.entrance == place("56.55 8.316667")) }
}
