/// What regions are called in each language where a name alone would mislead: with the same name as
/// a city of theirs, or without a name in the language.
///
/// `Scripts/assets/region_kinds.py` writes the sections.
struct RegionWords: Sendable {
  private let archive: Archive
  private let languages: [String]
  /// For each language, the names of regions of each kind, with a percent sign for the region's.
  private let words: StringTable
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let kinds: UnsafeBufferPointer<UInt8>
  private nonisolated(unsafe) let own: UnsafeBufferPointer<UInt64>
  private nonisolated(unsafe) let shared: UnsafeBufferPointer<UInt64>

  /// Opens the words in an archive of regions.
  init(_ archive: Archive) throws(AssetError) {
    self.archive = archive
    let tags = try StringTable(archive, prefix: "languages")
    languages = (0..<tags.count).map { tags[$0] }
    words = try StringTable(archive, prefix: "kinds")
    kinds = try archive.elements("kinds", as: UInt8.self)
    own = try archive.elements("own", as: UInt64.self)
    shared = try archive.elements("shared", as: UInt64.self)
    let count = try archive.count(of: "labels")
    guard 1..<64 ~= languages.count, words.count % languages.count == 0,
      kinds.count == count, own.count == count, shared.count == count
    else { throw archive.damaged("its kinds do not fit its regions") }
    let rows = words.count / languages.count
    guard kinds.allSatisfy({ $0 < rows }) else {
      throw archive.damaged("a region has an unknown kind")
    }
  }

  /// Returns the index of a language, or of English.
  func language(of tag: String) -> Int { LanguageTag.index(of: tag, in: languages) ?? 0 }

  /// Returns what a region is called in a language.
  ///
  /// - Parameters:
  ///   - region: The region, with its own name.
  ///   - name: Its name in the language, or `nil` if none is known.
  /// - Returns: `nil` if the language has no name for it, or no word that tells it from its city.
  func title(of region: Region, called name: String?, language: Int) -> String? {
    let isOwn = own[region.id] >> UInt64(language) & 1 == 1
    guard let name = name ?? (isOwn ? region.name : nil) else { return nil }
    guard shared[region.id] >> UInt64(language) & 1 == 1 else { return name }
    let rows = words.count / languages.count
    let parts = words[language * rows + Int(kinds[region.id])].utf8.split(
      separator: 0x25, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return String(Substring(parts[0])) + name + String(Substring(parts[1]))
  }
}
