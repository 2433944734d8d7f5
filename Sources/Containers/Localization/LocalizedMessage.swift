/// A text for people: what it says in English, and the values of its placeholders.
///
/// The English text is also the key of its translations (gettext's `msgid`). Keep messages in tables, one
/// property or function each, so that the compiler checks the types of their placeholders; a doc comment
/// there becomes the note for translators:
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
/// A message is a whole sentence or a whole label. Do not join messages into sentences: the order of words differs
/// between languages.
public struct LocalizedMessage: Sendable {
  /// The value of a placeholder.
  public enum Value: Sendable, Hashable {
    /// A text that is inserted as it is.
    case text(String)
    /// A whole number.
    case number(Int)
  }

  /// What tells messages apart that are equal in English, `msgctxt` in a catalogue; nil where nothing has to.
  let context: String?
  /// The English text; of a message that counts, the one for the number 1.
  let english: String
  /// Of a message that counts, the English text for all numbers but 1.
  let plural: String?
  /// Of a message that counts, the number that selects its form.
  let count: Int?
  /// The values of the placeholders, by name.
  let values: KeyValuePairs<String, Value>

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - english: The text in English; placeholders are names in braces, `{distance}`.
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

  /// Creates a message that depends on a number.
  ///
  /// English has two forms; a catalogue has as many as its language.
  ///
  /// - Parameters:
  ///   - one: The English text for the number 1.
  ///   - other: The English text for all other numbers.
  ///   - count: The number; also the value of the placeholder `{count}`.
  ///   - context: Where the text is used, if the same English text needs different translations.
  ///   - values: A value for each placeholder but `{count}`.
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

  /// The template in English, with its placeholders.
  var englishTemplate: String {
    guard let plural, count != 1 else { return english }
    return plural
  }

  /// Returns a template with the values in place of their placeholders.
  ///
  /// What stands in braces and is no placeholder of this message stays as it is.
  func filled(_ template: String) -> String {
    if values.isEmpty, count == nil { return template }
    return MessageTemplate(template).filled { name in
      if name == MessageTemplate.count, let count { return String(count) }
      return values.first { $0.key == name }.map {
        switch $0.value {
        case .text(let text): text
        case .number(let number): String(number)
        }
      }
    }
  }
}
