import Atlas

/// How natural features are told to people.
nonisolated extension Feature {
  /// What it is, of a summit how high and of a trench how deep: `mountain, 8,849 m`, `river`.
  var words: String {
    let height: String? =
      switch kind {
      case _ where kind.isSummit: elevation.map(ElevationFormat.spotHeight)
      case .trench: elevation.map { "\(ElevationFormat.spotHeight(-$0)) deep" }
      default: nil
      }
    return [kind.word, height].compactMap(\.self).joined(separator: ", ")
  }
}

nonisolated extension FeatureKind {
  /// What it is called, in a word or two.
  var word: String {
    switch self {
    case .peak: "mountain"
    case FeatureKind(rawValue: "range"): "mountains"
    case FeatureKind(rawValue: "archipelago"): "islands"
    default: rawValue
    }
  }
}

nonisolated extension Sequence<String> {
  /// The words as a list: `Nepal and China`, `Kenya, Tanzania and Uganda`; nil for none.
  var listed: String? {
    let words = Array(self)
    guard let last = words.last else { return nil }
    return words.count == 1
      ? last : words.dropLast().joined(separator: ", ") + " and " + last
  }
}
