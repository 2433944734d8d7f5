import Testing

@testable import TunnelApp

@Suite("Recent files")
struct RecentFilesTests {
  @Test("D106: The last ten files are listed, the latest first, each once")
  func list() {
    var files = RecentFiles()
    for number in 0..<12 { files.put("/\(number)", at: 0) }
    files.put("/5", at: 0)
    #expect(files.paths == ["/5"] + [11, 10, 9, 8, 7, 6, 4, 3, 2].map { "/\($0)" })
  }

  @Test("T50: A file that is taken out comes back to its place", arguments: 0..<10)
  func takingOut(index: Int) {
    var files = RecentFiles()
    for number in 0..<10 { files.put("/\(number)", at: 0) }
    let paths = files.paths
    files.put(paths[index], at: nil)
    #expect(files.paths == paths.filter { $0 != paths[index] })
    files.put(paths[index], at: index)
    #expect(files.paths == paths)
  }

  @Test("D106: The list returns from its text, whatever is in the paths")
  func text() {
    var files = RecentFiles()
    for path in ["/a b", "/new\nline", "/ü#%"] { files.put(path, at: 0) }
    #expect(RecentFiles.read(KeptText(files.text)).value == files)
  }

  @Test("D106: Lines that name no file are left out, as are those beyond the last ten files")
  func damage() {
    let text = "tunnel recent files 1\nnonsense\nfile:///a\nfile:///a\n\0\nfile:///b\n"
    let reading = RecentFiles.read(KeptText(text))
    #expect(reading.value?.paths == ["/a", "/b"])
    #expect(reading.damaged == [2, 5])
    let many = RecentFiles.read(KeptText((0..<12).map { "file:///\($0)\n" }.joined()))
    #expect(many.value?.paths.count == 10)
    #expect(many.damaged == [11, 12])
  }
}
