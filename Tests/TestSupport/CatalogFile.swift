package import Foundation

/// A message catalog in gettext's binary format, as `msgfmt` writes it, sorted by bytes.
package struct CatalogFile: Sendable {
  /// An entry: the context, the English text and its plural, and the translation in each form.
  package struct Entry: Sendable {
    let context: String?
    let english: String
    let plural: String?
    let forms: [String]

    package init(
      _ english: String, _ forms: String..., context: String? = nil, plural: String? = nil
    ) {
      self.init(english, forms: forms, context: context, plural: plural)
    }

    package init(
      _ english: String, forms: [String], context: String? = nil, plural: String? = nil
    ) {
      self.english = english
      self.forms = forms
      self.context = context
      self.plural = plural
    }

    fileprivate var original: [UInt8] {
      Array(
        ((context.map { $0 + "\u{4}" } ?? "") + english + (plural.map { "\0" + $0 } ?? "")).utf8)
    }
    fileprivate var translation: [UInt8] { Array(forms.joined(separator: "\0").utf8) }
  }

  package var entries: [Entry]
  package var header: String
  package var isBigEndian = false

  /// The plural rule of Polish, which has three forms.
  package static let polish =
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"

  package init(
    _ entries: [Entry], plurals: String = CatalogFile.polish, charset: String = "UTF-8"
  ) {
    self.entries = entries
    header = "Content-Type: text/plain; charset=\(charset)\nPlural-Forms: \(plurals)\n"
  }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    let all = ([Entry("", header)] + entries)
      .map { (key: $0.original, value: $0.translation) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var tables: [UInt32] = []
    var texts: [UInt8] = []
    let start = 28 + 16 * all.count
    for column in [all.map(\.key), all.map(\.value)] {
      for text in column {
        tables += [UInt32(text.count), UInt32(start + texts.count)]
        texts += text + [0]
      }
    }
    let count = UInt32(all.count)
    let words = [0x9504_12DE, 0, count, 28, 28 + 8 * count, 0, 0] + tables
    return words.flatMap { word in
      withUnsafeBytes(of: isBigEndian ? word.bigEndian : word.littleEndian, Array.init)
    } + texts
  }

  /// Writes the file to the place in a folder where ``Localization`` looks for it.
  package func write(for language: String, in folder: URL, program: String = "dig") throws {
    let path = folder.appending(path: "\(language)/LC_MESSAGES")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    try Data(bytes).write(to: path.appending(path: "\(program).mo"))
  }
}
