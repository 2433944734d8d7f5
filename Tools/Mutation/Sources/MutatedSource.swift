/// The text of a file with some of its mutants, each behind a condition.
struct MutatedSource {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the text with numbered mutants in the order of ``MutantFinder``.
  func text(with mutants: [(number: Int, mutant: Mutant)]) -> String {
    text(in: 0..<bytes.count, mutants[...])
  }

  private func text(in range: Range<Int>, _ mutants: ArraySlice<(number: Int, mutant: Mutant)>)
    -> String
  {
    var (result, position) = ("", range.lowerBound)
    var rest = mutants.drop { $0.mutant.range.lowerBound < range.lowerBound }
    while let (number, outer) = rest.popFirst(), outer.range.lowerBound < range.upperBound {
      // A list begins with what begins first, so what is not in this range lies around it.
      guard outer.range.upperBound <= range.upperBound, outer.range.lowerBound >= position else {
        continue
      }
      let inner = rest
      result += string(position..<outer.range.lowerBound)
      for piece in outer.pieces {
        switch piece {
        case .text(let text): result += text
        case .isOn: result += "mutant(\(number))"
        case .source(let part): result += self.text(in: part, inner)
        }
      }
      position = outer.range.upperBound
    }
    return result + string(position..<range.upperBound)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
