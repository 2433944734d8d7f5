import Atlas
import Testing

@testable import TunnelApp

@Suite("The desktop's list of recent files")
struct DesktopBookmarksTests {
  private let time = Moment(secondsSince1970: 1_782_043_200)
  private let uri = "file:///home/a/x.geojson"
  private let other = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xbel version="1.0" xmlns:bookmark="b" xmlns:mime="m">
      <bookmark href="file:///home/a/x.geojson.bak" added="2020" modified="2020" visited="2020">
        <info><metadata owner="http://freedesktop.org">
          <bookmark:applications>
            <bookmark:application name="Editor" exec="&apos;edit %u&apos;" modified="2020" count="3"/>
          </bookmark:applications>
        </metadata></info>
      </bookmark>
    </xbel>
    """

  @Test("D106: The first file makes a list with what other programs need")
  func first() throws {
    var list = try #require(DesktopBookmarks(""))
    list.note(uri, at: time)
    #expect(list.text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xbel "))
    #expect(list.text.contains("href=\"\(uri)\" added=\"\(time)\" modified=\"\(time)\""))
    #expect(list.text.contains("<mime:mime-type type=\"application/geo+json\"/>"))
    #expect(list.text.contains("name=\"Tunnel\" exec=\"&apos;tunnel %u&apos;\""))
    #expect(list.text.hasSuffix("</xbel>\n"))
  }

  @Test("D106: What other programs noted stays as it is")
  func others() throws {
    var list = try #require(DesktopBookmarks(other))
    list.note(uri, at: time)
    let end = try #require(other.ranges(of: "</xbel>").last)
    #expect(list.text.hasPrefix(String(other[..<end.lowerBound])))
    #expect(list.text.contains("href=\"\(uri)\""))
  }

  @Test("D106: A file that is opened again is counted, and listed once")
  func again() throws {
    var list = try #require(DesktopBookmarks(other))
    list.note(uri, at: Moment(secondsSince1970: 0))
    list.note(uri, at: time)
    #expect(list.text.ranges(of: "href=\"\(uri)\"").count == 1)
    #expect(
      list.text.contains("added=\"1970-01-01T00:00:00Z\" modified=\"\(time)\" visited=\"\(time)\""))
    #expect(list.text.contains("modified=\"\(time)\" count=\"2\""))
    #expect(list.text.contains("modified=\"2020\" count=\"3\""))
  }

  @Test("D106: A file that another program noted keeps that program")
  func sharing() throws {
    var list = try #require(DesktopBookmarks(other))
    list.note(uri + ".bak", at: time)
    #expect(list.text.contains("added=\"2020\" modified=\"\(time)\" visited=\"\(time)\""))
    #expect(
      list.text.contains(
        "name=\"Editor\" exec=\"&apos;edit %u&apos;\" modified=\"2020\" count=\"3\""))
    #expect(list.text.contains("name=\"Tunnel\""))
    #expect(list.text.ranges(of: "<bookmark href").count == 1)
  }

  @Test("D106: Addresses are escaped")
  func escaping() throws {
    var list = try #require(DesktopBookmarks(""))
    list.note("file:///a&b'<\">", at: time)
    list.note("file:///a&b'<\">", at: time)
    #expect(list.text.ranges(of: "href=\"file:///a&amp;b&apos;&lt;&quot;&gt;\"").count == 1)
    #expect(list.text.contains("count=\"2\""))
  }

  @Test("D106: A count of any size is counted on, and what is no list is left alone")
  func hostile() throws {
    var list = try #require(DesktopBookmarks(""))
    list.note(uri, at: time)
    let text = list.text.replacing("count=\"1\"", with: "count=\"\(Int.max)\"")
    var large = try #require(DesktopBookmarks(text))
    large.note(uri, at: time)
    for other in ["nonsense", "<xbel>", "<html></html>"] { #expect(DesktopBookmarks(other) == nil) }
  }
}
