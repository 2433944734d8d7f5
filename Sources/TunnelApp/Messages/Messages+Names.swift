internal import Containers
internal import Support

nonisolated extension Messages {
  /// Names that the data have only in English, and the translations in other languages: those of
  /// po/names.txt.
  nonisolated enum Names {
    /// Returns the translation of a name; nil for none.
    @Sendable static func translation(of name: String) -> String? {
      Localization.current.translation(of: name, context: "name")
    }

    /// The translations of names; nil in English, which has nothing to translate.
    static var translations: (@Sendable (String) -> String?)? {
      Localization.languageTag == "en" ? nil : translation
    }

    /// Returns a name as it says where one digs, with the preposition and the article of the language:
    /// “im Südpazifik” for the South Pacific Ocean; nil if po/whereabouts.txt has not the name.
    static func whereabouts(of name: String) -> String? {
      Localization.current.translation(of: name, context: "end of a tunnel")
    }
  }
}

nonisolated extension Messages {
  /// Quotation marks.
  nonisolated enum Quotations {
    /// A word or a text that somebody typed, or that is in a file.
    static func quoted(_ text: String) -> String {
      LocalizedMessage("“{text}”", context: "quotation", ["text": .text(text)]).text
    }
  }
}

nonisolated extension String {
  /// The abridged text in the quotation marks of the language in use.
  var quoted: String { Messages.Quotations.quoted(abridged()) }
}
