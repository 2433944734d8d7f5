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

@Suite("Typed paths")
struct PathTextTests {
  @Test(
    "D103: A typed path leads to its folder, and what follows the last slash is a name in it",
    arguments: [
      ("/usr/share", "/usr", "share"), ("/usr/share/", "/usr/share", ""), ("/", "/", ""),
      ("~", "/home/a", ""), ("~/", "/home/a", ""), ("~/b", "/home/a", "b"),
      ("maps/x", "/data/maps", "x"), ("..", "/", ""), ("../x", "/", "x"), ("./x", "/data", "x"),
      ("/a//b/../c", "/a", "c"), ("/../..", "/", ""), ("file:///a%20b/c", "/a b", "c"),
      ("/a/b\n", "/a", "b"),
    ])
  func paths(text: String, folder: String, name: String) {
    let path = PathText(text, in: "/data", home: "/home/a")
    #expect(path.isPath)
    #expect(path.folder == folder)
    #expect(path.name == name)
  }

  @Test("D103: Without a slash a text is a part of a name in the folder that is shown")
  func names() {
    for text in ["", "oslo", ".hidden", "~x"] {
      let path = PathText(text, in: "/data", home: "/home/a")
      #expect(!path.isPath)
      #expect(path.folder == "/data")
      #expect(path.name == text)
    }
    #expect(PathText("x", in: "/data", home: nil).path == "/data/x")
    #expect(PathText("x", in: "/", home: nil).path == "/x")
  }

  @Test("D103: Paths are shown with ~ for the home folder, and the topmost folder has none above")
  func showing() {
    #expect(PathText.shown("/home/a/b", home: "/home/a") == "~/b")
    #expect(PathText.shown("/home/a", home: "/home/a") == "~")
    #expect(PathText.shown("/home/ab", home: "/home/a") == "/home/ab")
    #expect(PathText.parent(of: "/home/a") == "/home")
    #expect(PathText.parent(of: "/home") == "/")
    #expect(PathText.parent(of: "/") == nil)
  }
}
