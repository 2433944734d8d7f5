internal import Typesetting

/// A localizable message: its English text, and the values of its placeholders.
///
/// The English text is also the key for translations (gettext's `msgid`). Keep messages in tables,
/// with a property or function for each, so that the compiler checks the types of their
/// placeholders. The doc comment of a table entry becomes a note for translators:
///
/// ```swift
/// enum Messages {
///   /// A notice. {text} is a coordinate.
///   static func copied(_ text: String) -> String {
///     LocalizedMessage("Copied “{text}”.", ["text": .text(text)]).text
///   }
/// }
/// ```
///
/// A message is a whole sentence or label. Do not combine messages into sentences, because word
/// order differs between languages.
public struct LocalizedMessage: Sendable {
  /// The value of a placeholder.
  public enum Value: Sendable, Hashable {
    /// A text, which is inserted as it is, or isolated where directions meet.
    case text(String)
    /// An integer.
    case number(Int)

    /// Returns the reason of a failure, in the language in use if a catalog has it.
    package static func reason(_ english: String) -> Value {
      .text(Localization.current.reason(english))
    }

    /// Whether the value is a text with characters from right to left.
    fileprivate var hasDirections: Bool {
      guard case .text(let text) = self else { return false }
      return text.hasDirections
    }
  }

  /// The context that distinguishes messages with the same English text (gettext's `msgctxt`); nil
  /// for none.
  let context: String?
  /// The English text; for a message with plurals, the form for the number 1.
  let english: String
  /// For a message with plurals, the English form for all numbers other than 1.
  let plural: String?
  /// For a message with plurals, the number that selects the form.
  let count: Int?
  /// The values of the placeholders, by name.
  let values: KeyValuePairs<String, Value>

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - english: The English text; placeholders are names in braces, such as `{distance}`.
  ///   - context: Where the text is used, if the same English text needs different translations.
  ///   - values: A value for each placeholder.
  public init(
    _ english: String, context: String? = nil, _ values: KeyValuePairs<String, Value> = [:]
  ) {
    self.english = english
    self.context = context
    self.values = values
    plural = nil
    count = nil
  }

  /// Creates a message with plural forms.
  ///
  /// English has two forms; a catalog has as many as its language.
  ///
  /// - Parameters:
  ///   - one: The English text for the number 1.
  ///   - other: The English text for all other numbers.
  ///   - count: The number, which is also the value of the placeholder `{count}`.
  ///   - context: Where the text is used, if the same English text needs different translations.
  ///   - values: A value for each placeholder except `{count}`.
  public init(
    one: String, other: String, count: Int, context: String? = nil,
    _ values: KeyValuePairs<String, Value> = [:]
  ) {
    english = one
    plural = other
    self.count = count
    self.context = context
    self.values = values
  }

  /// The text in the language of ``Localization/current``.
  public var text: String { Localization.current.text(of: self) }

  /// The English template, with placeholders.
  var englishTemplate: String {
    guard let plural, count != 1 else { return english }
    return plural
  }

  /// Returns a template with placeholders replaced by their values.
  ///
  /// Names in braces that are not placeholders of this message stay unchanged.
  ///
  /// In text from right to left, or around a name that is, each text is isolated: neither turns the
  /// numbers and brackets of the other.
  func filled(_ template: String) -> String {
    if values.isEmpty, count == nil { return template }
    let isIsolated = template.hasDirections || values.contains { $0.value.hasDirections }
    return MessageTemplate(template).filled { name in
      if name == MessageTemplate.count, let count { return String(count) }
      return values.first { $0.key == name }.map {
        switch $0.value {
        case .text(let text): isIsolated ? "\u{2068}\(text)\u{2069}" : text
        case .number(let number): String(number)
        }
      }
    }
  }
}
