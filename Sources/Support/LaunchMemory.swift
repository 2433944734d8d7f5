/// A folder in which a program keeps what makes its next launch faster, and what it can work out again.
///
/// Nothing that goes wrong here is an error: the next launch takes longer.
package struct LaunchMemory: Sendable {
  /// A text with more bytes is not read.
  private static let greatestSize = 1 << 20

  private let folder: String

  /// Names the folder, which is made when something is kept.
  package init(folder: String) { self.folder = folder }

  /// Returns the text that is kept under a name; nil where there is none.
  package func text(named name: String) -> String? {
    try? MappedFile.text(ofFile: path(name), ofAtMost: Self.greatestSize)
  }

  /// Keeps a text under a name, whole or not at all.
  package func keep(_ text: String, as name: String) {
    let path = path(name)
    // What is no file, such as a pipe, would be waited for.
    guard FileReplacement.isFileOrNothing(path) else { return }
    FileReplacement.makeFolders(above: path)
    // What can be worked out again need not be waited for.
    try? FileReplacement.write(Array(text.utf8), to: path, isDurable: false)
  }

  /// Returns the path of a folder for a library that keeps files of its own there, made if it is missing.
  package func folder(named name: String) -> String {
    let path = path(name)
    FileReplacement.makeFolders(above: path + "/")
    return path
  }

  private func path(_ name: String) -> String { folder + "/" + name }
}
