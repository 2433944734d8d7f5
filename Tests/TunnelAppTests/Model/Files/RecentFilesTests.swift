import Testing

@testable import TunnelApp

@Suite("Recent files")
struct RecentFilesTests {
  @Test("D106: The last ten files are listed, the latest first, each once")
  func list() {
    var files = RecentFiles()
    for number in 0..<12 { files.note("/\(number)") }
    files.note("/5")
    #expect(files.paths == ["/5"] + [11, 10, 9, 8, 7, 6, 4, 3, 2].map { "/\($0)" })
    files.forget("/11")
    #expect(files.paths.count == 9 && !files.paths.contains("/11"))
  }

  @Test("D106: The list returns from its text, whatever is in the paths")
  func text() {
    var files = RecentFiles()
    for path in ["/a b", "/new\nline", "/ü#%"] { files.note(path) }
    #expect(RecentFiles(reading: files.text) == files)
  }

  @Test("D106: Lines that name no file are left out, and another text is an empty list")
  func damage() {
    let text = "tunnel recent files 1\nnonsense\nfile:///a\nfile:///a\n\0\nfile:///b\n"
    #expect(RecentFiles(reading: text).paths == ["/a", "/b"])
    for other in ["", "tunnel recent files 2\nfile:///a\n", "file:///a"] {
      #expect(RecentFiles(reading: other).paths.isEmpty)
    }
  }
}
