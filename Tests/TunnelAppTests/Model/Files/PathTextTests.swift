import Testing

@testable import TunnelApp

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
