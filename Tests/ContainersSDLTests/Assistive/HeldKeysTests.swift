import Testing

@testable import ContainersSDL

@Suite("Keys that a reader may take")
struct HeldKeysTests {
  private var keys = HeldKeys<String>()

  @Test("D45: A key waits for the reader's answer, and what follows waits behind it")
  mutating func waiting() {
    keys.add("a", .press, question: 1, at: .zero)
    keys.add("text a", .text, question: nil, at: .zero)
    keys.add("pointer", .other, question: nil, at: .zero)
    #expect(keys.release(at: .milliseconds(99)).isEmpty)
    keys.answer(1, isTaken: false)
    #expect(keys.release(at: .milliseconds(99)) == ["a", "text a", "pointer"])
    #expect(keys.deadline == nil)
  }

  @Test("D45: A key that the reader takes never comes, nor does its text, also if that is late")
  mutating func taken() {
    keys.add("a", .press, question: 1, at: .zero)
    keys.answer(1, isTaken: true)
    #expect(keys.release(at: .zero).isEmpty)
    keys.add("text a", .text, question: nil, at: .zero)
    #expect(keys.release(at: .zero).isEmpty)
    keys.add("b", .press, question: 2, at: .zero)
    keys.add("text b", .text, question: nil, at: .zero)
    keys.answer(2, isTaken: false)
    #expect(keys.release(at: .zero) == ["b", "text b"])
  }

  @Test("D45: Answers in another order release keys in theirs")
  mutating func order() {
    keys.add("a", .press, question: 1, at: .zero)
    keys.add("b", .press, question: 2, at: .zero)
    keys.answer(2, isTaken: false)
    #expect(keys.release(at: .zero).isEmpty)
    keys.answer(1, isTaken: false)
    #expect(keys.release(at: .zero) == ["a", "b"])
  }

  @Test("D6: A reader that does not answer within 0.1 s delays no key more until it answers")
  mutating func late() {
    keys.add("a", .press, question: 1, at: .zero)
    #expect(keys.deadline == .milliseconds(100))
    #expect(keys.release(at: .milliseconds(100)) == ["a"])
    #expect(!keys.canAsk)
    keys.add("b", .press, question: nil, at: .milliseconds(200))
    #expect(keys.release(at: .milliseconds(200)) == ["b"])
    keys.answer(1, isTaken: true)
    #expect(keys.canAsk)
  }

  @Test("D6: A registry that leaves holds no key")
  mutating func leaving() {
    keys.add("a", .press, question: 1, at: .zero)
    keys.stopAsking()
    #expect(keys.release(at: .zero) == ["a"])
    #expect(keys.canAsk)
  }
}
