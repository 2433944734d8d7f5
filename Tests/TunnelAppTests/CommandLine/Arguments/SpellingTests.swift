import Testing

@testable import TunnelApp

struct SpellingTests {
  @Test("A typo is a letter omitted, added, changed or swapped")
  func slips() {
    #expect(Spelling.slips("antipode", "antipode") == 0)
    #expect(Spelling.slips("atipode", "antipode") == 1)
    #expect(Spelling.slips("antiipode", "antipode") == 1)
    #expect(Spelling.slips("antibode", "antipode") == 1)
    #expect(Spelling.slips("natipode", "antipode") == 1)
    #expect(Spelling.slips("", "place") == 5)
  }

  @Test("T38: A town is not a typo of a short command")
  func shortCommands() {
    for town in ["halle", "falun", "galle"] {
      #expect(Spelling.nearest(to: town, among: ArgumentOrder.commands) == nil, "\(town)")
    }
    #expect(Spelling.nearest(to: "fal", among: ArgumentOrder.commands) == "fall")
  }

  @Test("Numbers, single letters and dissimilar words have no suggestion")
  func none() {
    for word in ["5", "N", "geo:5,5", "Lemvig", "--help", ""] {
      #expect(Spelling.nearest(to: word, among: ArgumentOrder.commands) == nil, "\(word)")
    }
  }
}
