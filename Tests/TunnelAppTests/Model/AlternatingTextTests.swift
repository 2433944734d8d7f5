import Testing

@testable import TunnelApp

struct AlternatingTextTests {
  @Test("The text is the last one written, and copies of earlier ones are unaffected")
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
