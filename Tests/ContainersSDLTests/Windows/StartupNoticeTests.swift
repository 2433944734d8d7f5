import Testing

@testable import ContainersSDL

struct StartupNoticeTests {
  private func notice(_ value: String?) -> StartupNotice? {
    StartupNotice(StartupToken { $0 == "DESKTOP_STARTUP_ID" ? value : nil })
  }

  @Test(
    "D86: The name of a start says when it was, where it does",
    arguments: [
      ("menu-1_TIME4711", 4711), ("_TIME0", 0), ("menu_TIMEx", nil), ("menu", nil),
      ("a_TIME5000000000", nil),
    ] as [(String, UInt32?)])
  func time(value: String, time: UInt32?) { #expect(notice(value)?.time == time) }

  @Test("D83: The end of a start is told in pieces of 20 bytes, and the last one has a zero")
  func pieces() throws {
    let pieces = try #require(notice("menu-1_TIME4711")).pieces

    #expect(pieces.map { $0.count } == [20, 20])
    #expect(
      String(decoding: pieces.joined(), as: UTF8.self).hasPrefix("remove: ID=\"menu-1_TIME4711\"\0")
    )
  }

  @Test("D83: A text that fills its pieces is followed by one with zeros")
  func full() throws {
    // Twelve bytes are before the name, and one is behind it.
    let pieces = try #require(notice("1234567")).pieces

    #expect(pieces.count == 2)
    #expect(pieces.last == Array(repeating: 0, count: 20))
  }

  @Test("D83: Quotes and backslashes in the name of a start are escaped")
  func escapes() throws {
    let pieces = try #require(notice(#"a"b\c"#)).pieces

    #expect(
      String(decoding: pieces.joined(), as: UTF8.self).hasPrefix(#"remove: ID="a\"b\\c""# + "\0"))
  }

  @Test(
    "D83: What no desktop names is no start",
    arguments: [nil, "", "a\nb", String(repeating: "a", count: 1025)])
  func none(value: String?) { #expect(notice(value) == nil) }
}
