import TestSupport
import Testing

@testable import Atlas

struct SlipsTests {
  /// Returns the slips between a text and a name, or `nil` if there are too many.
  private func count(_ text: String, _ name: String) -> Int? {
    var slips = Slips(Array(text.utf16))
    let found = Array(name.utf16).withUnsafeBufferPointer { slips.finding(of: $0) }
    return if case .slips(let count) = found { count } else { nil }
  }

  @Test(
    "T25: Slips are omitted, added, changed and swapped letters",
    arguments: [
      ("berlin", "berlin", 0), ("berln", "berlin", 1), ("berliin", "berlin", 1),
      ("berlon", "berlin", 1), ("belrin", "berlin", 1), ("copenhagne", "copenhagen", 1),
      ("kopenhavn", "kobenhavn", 1), ("amstrdma", "amsterdam", 2), ("ebrlin", "berlin", 1),
      ("berlinn", "berlin", 1), ("erlin", "berlin", 1), ("東京都市", "東京都", 1),
    ])
  func counted(text: String, name: String, slips: Int) {
    #expect(count(text, name) == slips)
  }

  @Test(
    "T25: Short words, large distances and two wrong initial letters do not match",
    arguments: [
      ("berln", "dublin"), ("paris", "pa"), ("london", "lisbon"), ("london", "londonderry"),
      ("xyndonderry", "londonderry"), ("東京都市", "西京都市"), ("abcd", ""),
    ])
  func refused(text: String, name: String) {
    #expect(count(text, name) == nil)
  }

  @Test("T25: A text of three letters allows no slips")
  func short() {
    #expect(Slips(Array("abc".utf16)).most == 0)
    #expect(Slips([]).most == 0)
  }

  @Test("T25: Names compared in sorted order have the same slips as alone")
  func followed() throws {
    let letters = Array("abc ".utf16)
    var generator = SeededGenerator(seed: 25)
    func word(_ lengths: ClosedRange<Int>) -> [UInt16] {
      (0..<Int.random(in: lengths, using: &generator)).map { _ in
        letters[Int.random(in: 0..<4, using: &generator)]
      }
    }
    let names = (0..<600).map { _ in word(1...11) }
      .sorted { $0.lexicographicallyPrecedes($1) }
    var (found, unread) = (0, 0)
    for _ in 0..<60 {
      let text = word(4...10)
      var followed = Slips(text)
      var (before, passed) = ([UInt16](), Int.max)
      for name in names {
        let shared = zip(before, name).prefix(7).prefix { $0 == $1 }.count
        before = name
        var alone = Slips(text)
        let expected = name.withUnsafeBufferPointer { alone.finding(of: $0) }
        if shared >= passed {
          guard case .tooFar = expected else { throw Missed(text: text, name: name) }
          continue
        }
        let step = WordIndex.Step(
          shared: shared, letter: shared < name.count ? name[shared] & WordIndex.Step.mask : 0)
        var isRead = false
        let finding = name.withUnsafeBufferPointer { buffer in
          followed.finding(of: step) {
            isRead = true
            return buffer
          }
        }
        unread += isRead ? 0 : 1
        passed = if case .tooFar(let letters) = finding { letters } else { Int.max }
        if case .slips = expected {
          found += 1
          #expect(finding == expected)
        } else {
          guard case .tooFar = finding else { throw Missed(text: text, name: name) }
        }
      }
    }
    #expect(found > 100)
    #expect(unread > 1000)
  }

  private struct Missed: Error {
    let text: [UInt16]
    let name: [UInt16]
  }
}
