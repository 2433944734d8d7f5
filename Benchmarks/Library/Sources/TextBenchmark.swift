internal import Containers
internal import FoundationEssentials

/// Sets each line of a file as a paragraph in 14 pixels of the interface's type, its lines broken at a
/// width, and prints the milliseconds that all of them take (text), the fonts being warm, and how many
/// lines they have, which tells whether a peer did the same.
func measureText(path: String, width: Double, repetitions: Int) {
  do { try FontLibrary.installSystemFonts() } catch { return print("error: \(error)") }
  let paragraphs = lines(of: path)
  let style = TextStyle(font: .system(size: 14))
  var count = 0
  func set() {
    count = 0
    for paragraph in paragraphs {
      count += TextLayout(paragraph, style: style, width: width).lines.count
    }
  }
  set()
  let times = (0..<repetitions).map { _ in took(set) }
  printFigures([("text", times.median), ("lines", Double(count))])
}

/// Returns the lines of a file; none where it cannot be read.
private func lines(of path: String) -> [String] {
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
}
