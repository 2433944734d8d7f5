/// The translations for one language, as compiled by `msgfmt` from a `.po` file.
///
/// The initializer validates everything that lookups rely on: the format, and that all texts are
/// within the file and sorted. A translation whose placeholders differ from those of its message is
/// rejected.
struct MessageCatalog: Sendable {
  /// Descriptions of rejected translations, each with the reason.
  private(set) var rejections: [String] = []

  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private let count: Int
  /// The offsets of the tables of originals and translations.
  private let tables: (originals: Int, translations: Int)
  private var plurals = PluralRule.english
  private var rejected: Set<Int> = []

  /// Parses a catalog.
  init(_ bytes: [UInt8]) throws(MessageCatalogError) {
    guard bytes.count >= Self.headerSize else { throw .format }
    switch Array(bytes[0..<4]) {
    case [0xDE, 0x12, 0x04, 0x95]: isBigEndian = false
    case [0x95, 0x04, 0x12, 0xDE]: isBigEndian = true
    default: throw .format
    }
    self.bytes = bytes
    let order = isBigEndian
    func word(_ index: Int) -> Int { Self.word(of: bytes, order, at: 4 * index) }
    // The upper half is the format's major version; minor versions only add to it.
    guard word(1) >> 16 <= 1 else { throw .format }
    count = word(2)
    tables = (word(3), word(4))
    guard count <= bytes.count, tables.originals + 8 * count <= bytes.count,
      tables.translations + 8 * count <= bytes.count
    else { throw .damaged }
    try checkTexts()
    try readHeader()
    rejectUnsound()
  }

  /// Returns the translated template for a message, in the form for its number; nil if there is
  /// none.
  func template(for message: LocalizedMessage) -> String? {
    guard let index = index(of: message), !rejected.contains(index) else { return nil }
    let forms = forms(at: index)
    guard let count = message.count else { return forms.first.flatMap(Self.text) }
    guard let form = plurals.form(for: count), form < forms.count else { return nil }
    return Self.text(forms[form])
  }

  // MARK: File format

  private static let headerSize = 28

  private static func word(of bytes: [UInt8], _ isBigEndian: Bool, at offset: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      return Int(isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word))
    }
  }

  /// Returns the byte range of a text in a table, without its terminating zero.
  private func range(in table: Int, _ index: Int) -> Range<Int> {
    let entry = table + 8 * index
    let start = Self.word(of: bytes, isBigEndian, at: entry + 4)
    return start..<start + Self.word(of: bytes, isBigEndian, at: entry)
  }

  /// Returns the key of an entry: the context and the English text, without the plural.
  private func key(at index: Int) -> ArraySlice<UInt8> {
    bytes[range(in: tables.originals, index)].prefix { $0 != 0 }
  }

  private func forms(at index: Int) -> [ArraySlice<UInt8>] {
    bytes[range(in: tables.translations, index)]
      .split(separator: 0, omittingEmptySubsequences: false)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
  }

  private func index(of message: LocalizedMessage) -> Int? {
    let context = message.context.map { $0 + "\u{4}" } ?? ""
    return index(of: Array((context + message.english).utf8))
  }

  private func index(of key: [UInt8]) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let other = self.key(at: middle)
      if other.elementsEqual(key) { return middle }
      if other.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  // MARK: Validation

  private func checkTexts() throws(MessageCatalogError) {
    for table in [tables.originals, tables.translations] {
      for index in 0..<count {
        let end = range(in: table, index).upperBound
        guard end < bytes.count, bytes[end] == 0 else { throw .damaged }
      }
    }
    for index in 0..<max(0, count - 1)
    where !key(at: index).lexicographicallyPrecedes(key(at: index + 1)) {
      throw .damaged
    }
  }

  private mutating func readHeader() throws(MessageCatalogError) {
    guard let index = index(of: []), let header = forms(at: index).first.flatMap(Self.text) else {
      throw .encoding
    }
    var isUTF8 = false
    for line in header.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...]
      switch line[..<colon].lowercased() {
      case "content-type": isUTF8 = value.lowercased().hasSuffix("charset=utf-8")
      case "plural-forms":
        guard let rule = PluralRule(header: value) else { throw .pluralForms(String(value)) }
        plurals = rule
      default: break
      }
    }
    guard isUTF8 else { throw .encoding }
  }

  private mutating func rejectUnsound() {
    for index in 0..<count where !key(at: index).isEmpty {
      guard let reason = unsoundness(at: index) else { continue }
      rejected.insert(index)
      let key = key(at: index).split(separator: 4).last ?? []
      rejections.append("“\(String(decoding: key, as: UTF8.self))” \(reason)")
    }
  }

  /// Returns the reason to reject a translation; nil if it is valid.
  private func unsoundness(at index: Int) -> String? {
    let original = bytes[range(in: tables.originals, index)]
    let translation = bytes[range(in: tables.translations, index)]
    // Most texts are one form without placeholders. The rest takes longer, at every launch.
    if Self.isPlain(original), Self.isPlain(translation) {
      return translation.isEmpty || Self.text(translation) != nil ? nil : "is not text"
    }
    if Self.haveSameMarks(original, translation), Self.text(translation) != nil { return nil }
    let english = original.split(separator: 0)
    guard let last = english.last else { return nil }
    let isPlural = english.count > 1
    let wanted = Self.placeholders(last.split(separator: 4).last ?? last)
    let forms = forms(at: index)
    guard forms.count == (isPlural ? plurals.formCount : 1) else {
      return "has \(forms.count) forms"
    }
    for form in forms where !form.isEmpty {
      guard Self.text(form) != nil else { return "is not text" }
      var names = Self.placeholders(form)
      // A plural form may spell out its number instead of using the placeholder.
      if isPlural { names.insert(MessageTemplate.count) }
      if names != wanted.union(isPlural ? [MessageTemplate.count] : []) {
        return "has other placeholders"
      }
    }
    return nil
  }

  /// Whether a text has one form, and no placeholders.
  private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.contains { $0 == 0 || $0 == UInt8(ascii: "{") }
  }

  /// Whether two texts have one form each, with the same braces around the same texts in one order.
  private static func haveSameMarks(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    var (rest, others) = (one, other)
    while let mark = nextMark(in: &rest) {
      guard mark.first != 0, let next = nextMark(in: &others), mark.elementsEqual(next) else {
        return false
      }
    }
    return nextMark(in: &others) == nil
  }

  /// Removes a text up to its next placeholder, and returns that with its first brace; a zero, which
  /// ends a form, counts too.
  private static func nextMark(in text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let start = text.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == 0 }) else {
      return nil
    }
    let mark = text[start...].prefix { $0 != UInt8(ascii: "}") }
    text = text[mark.endIndex...]
    return mark
  }

  private static func placeholders(_ bytes: ArraySlice<UInt8>) -> Set<String> {
    MessageTemplate(String(decoding: bytes, as: UTF8.self)).placeholders
  }
}
