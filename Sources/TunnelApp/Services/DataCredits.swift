import Atlas

/// The sources of all bundled data, read from the data folder.
///
/// The file is generated from the tables of `Assets/README.md`, so that the README, the output of
/// `tunnel data` and the app agree.
nonisolated struct DataCredits: Hashable, Sendable {
  /// The credits, grouped by file.
  let credits: [DataCredit]

  /// Reads the credits in a data folder.
  ///
  /// - Throws: An ``AssetError`` if the file is missing or damaged.
  init(directory: String) throws(AssetError) {
    let path = directory + "/credits.tsv"
    let text = try AssetText.read(path)
    var credits: [DataCredit] = []
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 6 else {
        throw .damaged(path: path, reason: "a line has \(cells.count) fields, not 6")
      }
      credits.append(
        DataCredit(
          file: cells[0], contents: cells[1], source: cells[2], package: cells[3],
          license: cells[4], changes: cells[5]))
    }
    guard !credits.isEmpty else { throw .damaged(path: path, reason: "it names no source") }
    self.credits = credits
  }

  /// The names of the files without duplicates, in the order of the text.
  var files: [String] { credits.map(\.file).withoutDuplicates }

  /// The packages with a version that the data are from, without duplicates.
  var packages: [DataPackage] { credits.compactMap { DataPackage($0.package) }.withoutDuplicates }

  /// Returns the credits of a file.
  func credits(of file: String) -> [DataCredit] { credits.filter { $0.file == file } }
}
