extension Gazetteer {
  /// Returns the languages of place and country names, as BCP 47 tags in alphabetical order.
  ///
  /// To match a tag with one of them, use ``LanguageTag/index(of:in:)``.
  public func languages() throws(AssetError) -> [String] {
    Set(try names().languages).union(try countries().languages).sorted()
  }
}
