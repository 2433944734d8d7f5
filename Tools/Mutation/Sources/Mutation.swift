internal import Foundation

/// Finds mutants and writes them for `Scripts/mutate`, which builds and tests them.
///
/// - `list FILE…` prints the mutants of files, a line each: the file, its place in the list of the file,
///   the first and last line, the function, the operator, and the kind.
/// - `write FILE PLACE=NUMBER…` prints a file with some of its mutants, numbered.
@main
enum Mutation {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "list":
      for file in arguments.dropFirst() {
        let mutants = MutantFinder.mutants(in: try String(contentsOfFile: file, encoding: .utf8))
        for (place, mutant) in mutants.enumerated() {
          print(
            file, place, mutant.lines.lowerBound, mutant.lines.upperBound, mutant.function,
            mutant.change, mutant.kind, separator: "\t")
        }
      }
    case "write" where arguments.count > 1:
      let text = try String(contentsOfFile: arguments[2], encoding: .utf8)
      let mutants = MutantFinder.mutants(in: text)
      let chosen = arguments.dropFirst(2).map { $0.split(separator: "=").compactMap { Int($0) } }
      print(
        MutatedSource(text).text(with: chosen.map { ($0[1], mutants[$0[0]]) }), terminator: "")
    default: exit(64)
    }
  }
}
