extension Gazetteer {
  /// Returns the languages that places or countries are named in, as BCP 47 tags in alphabetical order.
  ///
  /// ``LanguageTag/index(of:in:)`` says whether a tag asks for one of them.
  public func languages() throws(AssetError) -> [String] {
    Set(try names().languages).union(try countries().languages).sorted()
  }
}
