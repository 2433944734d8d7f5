import TestSupport

/// A random change of bytes, the same for a seed in every run.
struct ArchiveCorruption {
  private var random: SeededGenerator
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8], seed: UInt64) {
    self.bytes = bytes
    random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1...3, using: &random) { change() }
  }

  private mutating func change() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes = Array(bytes.prefix(index))
    case 1: if !bytes.isEmpty { bytes[index] = .random(in: .min ... .max, using: &random) }
    case 2: bytes.removeSubrange(range)
    case 3: bytes.insert(contentsOf: bytes[range], at: index)
    case 4: bytes.insert(contentsOf: Self.hostile.randomElement(using: &random) ?? [], at: index)
    case 5: replaceNumber()
    case 6: replaceText()
    default: exchangeTexts()
    }
  }

  private var index: Int {
    mutating get { bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &random) }
  }

  private var range: Range<Int> {
    mutating get {
      let start = index
      return start..<min(bytes.count, start + Int.random(in: 0...60, using: &random))
    }
  }

  /// Replaces a number by one that is larger, smaller, or none, so that the syntax stays valid.
  private mutating func replaceNumber() {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let starts = bytes.indices.dropFirst().filter {
      digits ~= bytes[$0]
        && [UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "[")]
          .contains(bytes[$0 - 1])
    }
    guard let start = starts.randomElement(using: &random) else { return }
    let end = bytes[start...].firstIndex { !(digits ~= $0) && $0 != UInt8(ascii: ".") }
    let number = Self.numbers.randomElement(using: &random) ?? "0"
    bytes.replaceSubrange(start..<(end ?? bytes.count), with: Array(number.utf8))
  }

  private mutating func replaceText() {
    let text = Self.texts.randomElement(using: &random) ?? ""
    if let range = texts.randomElement(using: &random) {
      bytes.replaceSubrange(range, with: Array(text.utf8))
    }
  }

  private mutating func exchangeTexts() {
    guard let first = texts.randomElement(using: &random),
      let second = texts.randomElement(using: &random)
    else { return }
    bytes.replaceSubrange(first, with: Array(bytes[second]))
  }

  /// The places of all texts, without their quotation marks.
  private var texts: [Range<Int>] {
    let marks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    return stride(from: 0, to: marks.count - 1, by: 2).map { marks[$0] + 1..<marks[$0 + 1] }
  }

  private static let numbers = [
    "0", "-1", "1e308", "-1e308", "1e-308", "1e9999", "16384", "9223372036854775807",
    "99999999999999999999999", "0.5", "null", "true", "\"1\"", "[]", "{}",
  ]

  private static let texts = [
    "", "root", "split", "sheet", "tabs", "fullScreen", "popover", "none", "controller", "view",
    "object", "SS", "Si", "SaySiG", "..", "/", "\\u0000", "Swift.Int", "yyc", "Main", "windows",
    "maker", "storyboard", "26ContainersApplicationTests7RefusalC", "10Containers14ViewControllerC",
  ]

  private static let hostile: [[UInt8]] = [
    [0], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], Array("\\uD800".utf8), Array("\"".utf8),
    Array(String(repeating: "[", count: 300).utf8), Array("{\"a\":".utf8), Array(",".utf8),
    Array("1e999999999".utf8),
  ]
}
