import Atlas

/// How natural features are described to the user.
nonisolated extension Feature {
  /// The kind of feature, with the height of a summit or the depth of a trench:
  /// `mountain, 8,849 m`, `river`.
  var words: String {
    let height: String? =
      switch kind {
      case _ where kind.isSummit: elevation.map(Units.current.height)
      case .trench: elevation.map { Messages.Places.deep(Units.current.height(meters: -$0)) }
      default: nil
      }
    return [kind.word, height].compactMap(\.self).joined(separator: ", ")
  }
}

nonisolated extension FeatureKind {
  /// The kind in a word or two.
  ///
  /// A kind added by newer data is returned as the data spells it.
  var word: String {
    switch rawValue {
    case "archipelago": Messages.Kinds.islands
    case "basin": Messages.Kinds.basin
    case "canal": Messages.Kinds.canal
    case "cape": Messages.Kinds.cape
    case "cliff": Messages.Kinds.cliff
    case "continent": Messages.Kinds.continent
    case "deep": Messages.Kinds.deep
    case "desert": Messages.Kinds.desert
    case "geyser": Messages.Kinds.geyser
    case "glacier": Messages.Kinds.glacier
    case "island": Messages.Kinds.island
    case "lake": Messages.Kinds.lake
    case "ocean": Messages.Kinds.ocean
    case "pass": Messages.Kinds.pass
    case "peak": Messages.Kinds.mountain
    case "peninsula": Messages.Kinds.peninsula
    case "plain": Messages.Kinds.plain
    case "plateau": Messages.Kinds.plateau
    case "pole": Messages.Kinds.pole
    case "range": Messages.Kinds.mountains
    case "reef": Messages.Kinds.reef
    case "region": Messages.Kinds.region
    case "ridge": Messages.Kinds.ridge
    case "river": Messages.Kinds.river
    case "rock formation": Messages.Kinds.rockFormation
    case "sea": Messages.Kinds.sea
    case "seamount": Messages.Kinds.seamount
    case "strait": Messages.Kinds.strait
    case "trench": Messages.Kinds.trench
    case "valley": Messages.Kinds.valley
    case "volcano": Messages.Kinds.volcano
    case "waterfall": Messages.Kinds.waterfall
    case "wetland": Messages.Kinds.wetland
    default: rawValue
    }
  }
}

nonisolated extension Sequence<String> {
  /// The words as a list: `Nepal and China`, `Kenya, Tanzania and Uganda`; nil if there are none.
  var listed: String? {
    let words = Array(self)
    guard let last = words.last else { return nil }
    return words.count == 1
      ? last : Messages.Places.both(words.dropLast().joined(separator: ", "), and: last)
  }
}
