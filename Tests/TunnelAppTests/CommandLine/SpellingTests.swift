import Testing

@testable import TunnelApp

struct SpellingTests {
  @Test("A slip is a letter left out, added, changed or swapped")
  func slips() {
    #expect(Spelling.slips("antipode", "antipode") == 0)
    #expect(Spelling.slips("atipode", "antipode") == 1)
    #expect(Spelling.slips("antiipode", "antipode") == 1)
    #expect(Spelling.slips("antibode", "antipode") == 1)
    #expect(Spelling.slips("natipode", "antipode") == 1)
    #expect(Spelling.slips("", "place") == 5)
  }

  @Test("Numbers, single letters and far words stand for nothing")
  func none() {
    for word in ["5", "N", "geo:5,5", "Lemvig", "--help", ""] {
      #expect(Spelling.nearest(to: word, among: ArgumentOrder.commands) == nil, "\(word)")
    }
  }
}
