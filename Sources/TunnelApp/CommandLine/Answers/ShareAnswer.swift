internal import Atlas
internal import Support

/// The answer of `tunnel share`: a sentence about a tunnel, and links to both of its ends.
nonisolated struct ShareAnswer: CommandAnswer {
  let ends: Ends<PlaceDescription>
  /// The pattern of the links.
  let link: MapLink
  var note: String?

  private var sentence: String { TunnelSentence.text(of: ends) }

  var lines: [String] { [sentence] + ends.values.map { link.address(of: $0.coordinate) } }

  var json: JSON {
    place(ends.start).adding([
      "sentence": .string(sentence), "antipode": place(ends.target),
    ])
  }

  private func place(_ end: PlaceDescription) -> JSON {
    JSON(end.coordinate).adding([
      "link": .string(link.address(of: end.coordinate)),
      "geo": .string(CoordinateFormat.geoURI.copied(end.coordinate)),
    ])
  }
}
