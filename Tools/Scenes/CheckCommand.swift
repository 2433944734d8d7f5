internal import ContainersScenes

/// The check of any number of files.
///
/// The classes of a program are not known here. A file may name them, which is worth a warning
/// unless the arguments list them; what depends on them is not checked.
struct CheckCommand {
  private var files: [String] = []
  private var classes: Set<String> = []

  /// Reads the arguments behind `check`.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      if argument == "--classes" {
        guard let names = arguments.popFirst() else {
          throw UsageError(reason: "--classes needs names, separated by commas")
        }
        classes.formUnion(names.split(separator: ",").map(String.init))
      } else if argument.hasPrefix("-") {
        throw UsageError(reason: "unknown option \(argument)")
      } else {
        files.append(argument)
      }
    }
    if files.isEmpty { throw UsageError(reason: "no files") }
  }

  /// Checks the files.
  func run() throws(UsageError) -> CommandResult {
    var (result, faults, warnings) = (CommandResult(status: .clean), 0, 0)
    for path in files {
      for finding in try findings(in: path) {
        let isGrave = finding.unknownClass == nil
        if isGrave { faults += 1 } else { warnings += 1 }
        let place = finding.line.map { "\(path):\($0)" } ?? path
        result.output +=
          "\(place): \(isGrave ? "error" : "warning"): \(finding.path): \(finding.reason)\n"
      }
    }
    result.status = faults == 0 ? .clean : .faulty
    result.output +=
      "scenes: \(count(files.count, "file")), \(count(faults, "error")), "
      + "\(count(warnings, "warning"))\n"
    return result
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns what is wrong with a file, without what `--classes` answers for.
  private func findings(in path: String) throws(UsageError) -> [SceneFinding] {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard name.hasSuffix(".nib.json") || name.hasSuffix(".storyboard.json") else {
      throw UsageError(reason: "\(path) ends neither in .nib.json nor in .storyboard.json")
    }
    let bundle = ResourceBundle(path: folder, classes: [], languages: [])
    guard let findings = bundle.findings(inFile: name) else {
      throw UsageError(reason: "cannot read \(path)")
    }
    return findings.filter { finding in
      finding.unknownClass.map { !classes.contains($0) } ?? true
    }
  }
}
