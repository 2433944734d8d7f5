import Containers
import Testing

struct LocalizedMessageTests {
  @Test("D64: English has one form for 1 and another for all other numbers")
  func plural() {
    func text(_ count: Int) -> String {
      LocalizedMessage(
        one: "{count} line of {total}", other: "{count} lines of {total}", count: count,
        ["total": .number(30)]
      ).text
    }
    #expect(
      [0, 1, 2, 21].map(text) == [
        "0 lines of 30", "1 line of 30", "2 lines of 30", "21 lines of 30",
      ])
  }

  @Test("Braces without a placeholder are kept")
  func braces() {
    func text(_ english: String) -> String {
      LocalizedMessage(english, ["a": .text("x")]).text
    }
    #expect(text("{a}{a}") == "xx")
    #expect(text("{b} {a") == "{b} {a")
    #expect(text("{} {{a}} }a{") == "{} {x} }a{")
  }

  @Test("A task can use another language")
  func replacement() {
    let message = LocalizedMessage("Quit")

    Localization.$replacement.withValue(Localization(languages: ["pl"], folders: [], program: "")) {
      #expect(message.text == "Quit")
    }
    #expect(message.text == "Quit")
  }
}
