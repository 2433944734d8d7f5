/// What a search reads names by.
struct SearchWords: Sendable {
  let folding: NameFolding
  let index: WordIndex
}

extension Gazetteer {
  /// Returns the words of all names, having checked them the first time.
  func words() throws(AssetError) -> SearchWords {
    try words { (file, names) throws(AssetError) in
      SearchWords(
        folding: try NameFolding(file, han: names.simplifiedHan),
        index: try WordIndex(file, nameCount: names.count))
    }
  }
}
