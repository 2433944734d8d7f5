import Testing

/// Tests how names are found in source lines.
@Suite struct FileNamesTests {
  /// Lines with the names in them that are members, that are bound, and that are used.
  private static let lines: [(String, [String], [String], [String])] = [
    ("  public static func openPage(_ page: Int) {}", ["openPage"], ["page"], []),
    ("  @inline(__always) public private(set) var openPage: Int", ["openPage"], [], []),
    ("  private func openPage() {}", [], ["openPage"], []),
    ("    func openPage() {}", [], ["openPage"], []),
    ("  case openPage, closePage(Int)", [], ["openPage", "closePage"], []),
    ("    let (openPage, closePage) = pages", [], ["openPage", "closePage"], ["pages"]),
    ("    for openPage in pages {", [], ["openPage"], ["pages"]),
    ("    pages.map { first, second in 0 }", [], ["first", "second"], ["pages", "map"]),
    ("    turn(at: openPage, to: .openPage)", [], ["at", "to"], ["turn", "openPage"]),
    ("  func turn(openPage page: Int) {}", ["turn"], ["openPage", "page"], []),
    ("    Book.openPage()", [], [], ["openPage"]),
  ]

  @Test("A name is a member, is bound, or is used", arguments: lines)
  func names(line: String, members: [String], bound: [String], uses: [String]) {
    let names = FileNames(in: line)

    #expect(names.members == Set(members))
    #expect(names.bound.isSuperset(of: bound))
    #expect(names.uses.isSuperset(of: uses))
    #expect(names.uses.isDisjoint(with: members + bound))
  }

  @Test("A type is found before a point as well")
  func typesBeforePoints() {
    #expect(
      FileNames(in: "let page = Book.first?.page ?? Page<Book>.none").types == ["Book", "Page"])
  }
}
