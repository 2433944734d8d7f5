import Containers
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

  @Test("D45: A click and a resize do not overtake a key")
  func otherEvents() {
    func input(_ event: InputEvent) -> PlatformEvent {
      .input(window: 1, event, timestamp: .zero)
    }
    let events: [PlatformEvent] = [
      input(.keyDown(Key(.tab), isRepeat: false)), .resized(window: 1),
      input(.pointerPressed(.primary, Point(x: 1, y: 2), modifiers: [])),
      .closeRequested(window: 1),
    ]
    var keys = HeldKeys<PlatformEvent>()
    for (index, event) in events.enumerated() {
      keys.add(event, .init(event), question: index == 0 ? 1 : nil, at: .zero)
    }
    #expect(keys.release(at: .milliseconds(99)).isEmpty)
    keys.answer(1, isTaken: false)
    #expect(keys.release(at: .milliseconds(99)) == events)
  }

  @Test("D45: Text that comes without a key is not that of the key that the reader took before")
  mutating func textWithoutKey() {
    keys.add("a", .press, question: 1, at: .zero)
    keys.add("text a", .text, question: nil, at: .zero)
    keys.add("composed", .text, question: nil, at: .zero)
    keys.add("b", .press, question: 2, at: .zero)
    keys.add("b is up", .other, question: nil, at: .zero)
    keys.add("dictated", .text, question: nil, at: .zero)
    keys.answer(1, isTaken: true)
    keys.answer(2, isTaken: true)
    #expect(keys.release(at: .zero) == ["composed", "b is up", "dictated"])
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

  @Test("D45: While a reader is late, it still hears of keys, which do not wait for it")
  mutating func lateReader() {
    keys.add("a", .press, question: 1, at: .zero)
    #expect(keys.release(at: .milliseconds(100)) == ["a"])
    #expect(keys.canAsk)
    keys.add("b", .press, question: 2, at: .milliseconds(110))
    #expect(keys.release(at: .milliseconds(110)) == ["b"])
    for question in 1...2 { keys.answer(UInt64(question), isTaken: true) }
    keys.add("c", .press, question: 3, at: .milliseconds(200))
    #expect(keys.release(at: .milliseconds(200)).isEmpty)
  }

  @Test("D6: A reader that does not answer within 0.1 s delays no key more until it answers")
  mutating func late() {
    keys.add("a", .press, question: 1, at: .zero)
    #expect(keys.deadline == .milliseconds(100))
    #expect(keys.release(at: .milliseconds(100)) == ["a"])
    for question in 2...32 {
      #expect(keys.canAsk)
      keys.add("b", .press, question: UInt64(question), at: .milliseconds(200))
      #expect(keys.release(at: .milliseconds(200)) == ["b"])
    }
    #expect(!keys.canAsk)
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
