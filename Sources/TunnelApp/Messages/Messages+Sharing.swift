internal import Containers

nonisolated extension Messages {
  /// The card that people send.
  nonisolated enum Card {
    /// Below the length of the tunnel.
    static var length: String { LocalizedMessage("straight through the Earth").text }

    /// Below the time of the fall.
    static var fall: String { LocalizedMessage("of free fall, without air").text }
  }
}

nonisolated extension Messages.Help {
  /// An option.
  static var card: String {
    LocalizedMessage(
      "Draw a card to send instead of the app, 1200x630 unless there is a --size."
    ).text
  }
}

nonisolated extension Messages.Failures {
  /// A card cannot have a size.
  static var cardSize: String {
    LocalizedMessage(
      "A card is at least 800x420 pixels, and 0.75 to 2.5 times as wide as high, for example “1200x630” or “1080x1080”."
    ).text
  }

  /// An option cannot be used with --card.
  static func notOfCard(_ option: String) -> String {
    LocalizedMessage("{option} has no meaning for a card.", ["option": .text(option)]).text
  }
}
