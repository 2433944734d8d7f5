internal import ArgumentParser
internal import Atlas
internal import Support

/// The command `tunnel data`, which lists the sources of the bundled data.
struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandUsage.data.name,
    abstract: Messages.Help.data,
    usage: CommandUsage.data.help,
    discussion: Messages.HelpTexts.dataJSON)

  @Flag(help: ArgumentHelp(Messages.Help.json))
  var json = false

  func run() throws {
    let directory = try AssetLocation.find().directory
    let credits = try DataCredits(directory: directory)
    let files = try credits.files.map { name in
      (name: name, bytes: try Self.size(directory + "/" + name), sources: credits.credits(of: name))
    }
    var output = StandardOutput()
    guard json else {
      for file in files {
        try output.print(
          Messages.Answers.file(
            file.name, of: Self.words(bytes: file.bytes), holding: file.sources[0].contents))
        for source in file.sources {
          try output.print(
            "  "
              + Messages.Answers.source(
                source.source, from: source.package, under: source.license))
        }
      }
      return try output.finish()
    }
    let values = files.map { file in
      JSON(sorting: [
        "name": .string(file.name), "contents": .string(file.sources[0].contents),
        "bytes": .number("\(file.bytes)"), "sources": .array(file.sources.map(Self.json)),
      ])
    }
    try output.print(
      JSON(sorting: ["directory": .string(directory), "files": .array(values)]).lines)
    try output.finish()
  }

  /// Returns a size for display: `8.1 MB`, `38 kB`.
  private static func words(bytes: Int) -> String {
    guard bytes >= 1_000_000 else { return Messages.Answers.kilobytes("\((bytes + 500) / 1000)") }
    return Messages.Answers.megabytes(JSON.number(Double(bytes) / 1e6, decimals: 1).text)
  }

  private static func size(_ path: String) throws(AssetError) -> Int {
    guard let status = try? FileSystem.current.status(path) else { throw .missing(path: path) }
    return status.size
  }

  private static func json(_ credit: DataCredit) -> JSON {
    JSON(sorting: [
      "source": .string(credit.source), "package": .string(credit.package),
      "license": .string(credit.license), "changes": .string(credit.changes),
    ])
  }
}
