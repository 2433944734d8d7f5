import Foundation
import Pixels
import Testing

@testable import Typesetting

@Suite struct ThaiTests {
  private let text = "กรุงเทพมหานครเป็นเมืองหลวงและนครที่มีประชากรมากที่สุดของประเทศไทย"
  private let style = TextStyle(font: .body)

  private func lines(_ text: String, width: Double) -> [String] {
    TextLayout(text, style: style, width: width).lines.map { line in
      String(decoding: Array(text.utf8)[line.bytes], as: UTF8.self)
    }
  }

  @Test("D50: libthai is installed where the tests run")
  func installation() { #expect(LibThai.shared != nil) }

  @Test("D50: Thai wraps between words")
  func words() {
    #expect(
      lines(text, width: 120) == [
        "กรุงเทพมหานครเป็น", "เมืองหลวงและนครที่มี", "ประชากรมากที่สุดของ", "ประเทศไทย",
      ])
    let layout = TextLayout(text, style: style, width: 120)
    #expect(layout.lines.allSatisfy { $0.width <= 120 })
  }

  @Test("D50: Without libthai a word is as long as the text, and is broken between characters")
  func missing() {
    #expect(LibThai("libthai.so.nowhere") == nil)
    #expect(LibThai.words(of: text, library: nil) == [text.utf8.count])
    #expect(LibThai.words(of: "ประเทศไทย") == ["ประเทศ".utf8.count, "ไทย".utf8.count])
  }

  @Test(
    "D50: Lao, Khmer and Burmese wrap at spaces and zero width spaces, else between characters",
    arguments: [
      "ສາທາລະນະລັດປະຊາທິປະໄຕປະຊາຊົນລາວ", "ព្រះរាជាណាចក្រកម្ពុជា", "ပြည်ထောင်စုသမ္မတမြန်မာနိုင်ငံတော်",
    ])
  func clusters(text: String) {
    let spaced = lines("\(text)\u{200B}\(text) \(text)", width: 1000)
    #expect(spaced.joined() == "\(text)\u{200B}\(text) \(text)")
    let narrow = TextLayout(text, style: style, width: 60)
    #expect(narrow.lines.count > 1)
    #expect(narrow.lines.allSatisfy { $0.width <= 60.1 })
    let boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
    #expect(narrow.lines.allSatisfy { boundaries.contains($0.bytes.lowerBound) })
    let width = TextLayout(text, style: style).size.width + 1
    #expect(lines("\(text)\u{200B}\(text) \(text)", width: width).count == 3)
  }

  @Test("D50: Truncated text without spaces keeps what fits")
  func truncation() {
    var paragraph = ParagraphStyle()
    paragraph.lineLimit = 1
    paragraph.lineBreakMode = .byTruncatingTail
    let layout = TextLayout(text, style: style, paragraph: paragraph, width: 120)
    #expect(layout.isTruncated)
    #expect(layout.size.width > 100)
    #expect(layout.size.width <= 120)
  }

  @Test("D50: A word in Thai is selected alone")
  func selecting() {
    let editor = TextEditor("ประเทศไทย")
    #expect(editor.text(in: editor.word(at: 0)) == "ประเทศ")
    #expect(editor.text(in: editor.word(at: editor.count)) == "ไทย")
    #expect(editor.boundary(of: .word, .forward, from: 0) == "ประเทศ".utf8.count)
    #expect(editor.boundary(of: .word, .backward, from: editor.count) == "ประเทศ".utf8.count)
  }

  @Test("D50: Thai that fits on its line leaves libthai on the disk")
  func loading() async {
    await #expect(processExitsWith: .success) {
      func isMapped() throws -> Bool {
        try String(contentsOfFile: "/proc/self/maps", encoding: .utf8).contains("libthai")
      }
      let style = TextStyle(font: .body)
      _ = TextLayout("ประเทศไทย", style: style, width: 1000)
      guard try !isMapped() else { fatalError("libthai was loaded for nothing") }
      _ = TextLayout("ประเทศไทย", style: style, width: 30)
      guard try isMapped() else { fatalError("libthai was not loaded") }
    }
  }
}
