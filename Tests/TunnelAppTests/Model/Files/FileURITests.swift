import Testing

@testable import TunnelApp

@Suite("File URIs")
struct FileURITests {
  @Test(
    "D104: A file: URI names the path, whatever is in it",
    arguments: [
      ("file:///home/a/b.geojson", "/home/a/b.geojson"),
      ("file:///home/a%20b/%C3%BC%25.geojson", "/home/a b/ü%.geojson"),
      ("file:///home/a b.geojson", "/home/a b.geojson"),
      ("file://localhost/tmp/x", "/tmp/x"), ("file:///tmp/x\r\n", "/tmp/x"),
      ("FILE:///tmp/x", "/tmp/x"), ("file:/tmp/x", "/tmp/x"),
      ("file:///caf%E9/%C3%28.geojson", "/caf\u{10FFE9}/\u{10FFC3}(.geojson"),
      ("file:///tmp/a%0Ab", "/tmp/a\nb"), ("file:///tmp/a%23b%3Fc", "/tmp/a#b?c"),
    ])
  func paths(uri: String, path: String) { #expect(FileURI.path(uri) == path) }

  @Test(
    "D104: What names no file of this computer is refused",
    arguments: [
      "", "/tmp/x", "http://a/b", "file:", "file://other/tmp/x", "file:///tmp/%00",
    ])
  func refusals(uri: String) { #expect(FileURI.path(uri) == nil) }

  @Test(
    "D104: Each path returns from its URI",
    arguments: [
      "/a", "/a b/ü%20.geojson", "/#?&'\"<>", "/new\nline", "/日本/地図.geojson", "/caf\u{10FFE9}",
    ])
  func returning(path: String) {
    let uri = FileURI.uri(path)
    #expect(uri.hasPrefix("file:///"))
    #expect(!uri.contains { $0.isWhitespace })
    #expect(FileURI.path(uri) == path)
  }
}
