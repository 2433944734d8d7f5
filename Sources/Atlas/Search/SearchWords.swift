/// The tables for searching names.
struct SearchWords: Sendable {
  let folding: NameFolding
  let index: WordIndex
}

extension Gazetteer {
  /// Returns the search tables of all names.
  ///
  /// The first call checks them.
  func words() throws(AssetError) -> SearchWords {
    try words { (file, names) throws(AssetError) in
      SearchWords(
        folding: try NameFolding(file, han: names.simplifiedHan),
        index: try WordIndex(file, nameCount: names.count, countryNames: names.countryNames))
    }
  }
}
