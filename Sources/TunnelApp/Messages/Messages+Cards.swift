internal import Containers

nonisolated extension Messages {
  /// The cards of the information sides: here, the tunnel, there.
  nonisolated enum Cards {
    /// The heading of the card of the tunnel, in capitals.
    static var tunnel: String { LocalizedMessage("THE TUNNEL").text }

    /// The card of the tunnel.
    static var factsOfTunnel: String { LocalizedMessage("Facts of the tunnel").text }

    /// The button that unfolds the rest of the facts of a card.
    static var more: String { LocalizedMessage("More", context: "card").text }

    /// The button that unfolds the rest of the facts of a card, for a screen reader.
    static var moreFacts: String { LocalizedMessage("More facts").text }

    /// The button that folds the rest of the facts of a card.
    static var fewer: String { LocalizedMessage("Fewer", context: "card").text }

    /// The button that folds the rest of the facts of a card, for a screen reader.
    static var fewerFacts: String { LocalizedMessage("Fewer facts").text }

    /// The button that shows where the facts of a card come from, and hides it.
    static var sources: String { LocalizedMessage("Sources", context: "card").text }

    /// What the button "Sources" does.
    static var sourcesHint: String {
      LocalizedMessage("Shows or hides where each fact comes from.").text
    }

    /// The button that lets the child fall through the tunnel.
    static var fall: String { LocalizedMessage("Fall through").text }

    /// What the button "Fall through" does.
    static var fallHint: String { LocalizedMessage("Lets the child fall to the other end.").text }

    /// The command that copies a fact.
    static var copy: String { LocalizedMessage("Copy", context: "fact").text }

    /// What a press on a fact does.
    static var copyHint: String { LocalizedMessage("Copies the fact.").text }
  }
}
