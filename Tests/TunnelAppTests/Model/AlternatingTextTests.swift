import Testing

@testable import TunnelApp

struct AlternatingTextTests {
  @Test("A text is what was written last, and who holds an earlier one keeps it")
  func writing() {
    var text = AlternatingText()
    #expect(text.text.isEmpty)
    var held: [String] = []
    for number in 0..<5 {
      text.write {
        $0 += "a text too long to stand in itself, "
        $0 += String(number)
      }
      held.append(text.text)
    }
    #expect(held == (0..<5).map { "a text too long to stand in itself, \($0)" })
  }
}
