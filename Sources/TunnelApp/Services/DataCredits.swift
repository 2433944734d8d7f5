import Atlas
internal import Support

/// The sources of all bundled data, as the folder of the data itself names them.
///
/// The file is made from the tables of `Assets/README.md`, so that what people read there, what the
/// command `tunnel data` prints and what the app shows are one text.
nonisolated struct DataCredits: Hashable, Sendable {
  /// The credits, those of one file together.
  let credits: [DataCredit]

  /// Reads the credits in the folder of the data.
  ///
  /// - Throws: An ``AssetError`` where the file is missing or not what was written.
  init(directory: String) throws(AssetError) {
    let path = directory + "/credits.tsv"
    let text: String
    do throws(MappedFile.Failure) {
      text = try MappedFile.text(ofFile: path, ofAtMost: 1 << 20)
    } catch {
      throw switch error {
      case .missing: .missing(path: path)
      case .irregular: .unreadable(path: path, reason: "it is not a file")
      case .tooLarge, .noText: .damaged(path: path, reason: "it is no text")
      case .refused(let reason): .unreadable(path: path, reason: reason)
      }
    }
    var credits: [DataCredit] = []
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 6 else {
        throw .damaged(path: path, reason: "a line of it has \(cells.count) fields, not 6")
      }
      credits.append(
        DataCredit(
          file: cells[0], contents: cells[1], source: cells[2], package: cells[3],
          licence: cells[4], changes: cells[5]))
    }
    guard !credits.isEmpty else { throw .damaged(path: path, reason: "it names no source") }
    self.credits = credits
  }

  /// The names of the files, each once, in the order of the text.
  var files: [String] {
    var known: Set<String> = []
    return credits.map(\.file).filter { known.insert($0).inserted }
  }

  /// Returns the sources of a file.
  func credits(of file: String) -> [DataCredit] { credits.filter { $0.file == file } }
}
