/// A change of one place in a source file that a test should notice.
struct Mutant {
  enum Operator: String {
    /// A condition becomes its opposite.
    case negate
    /// A statement is left out.
    case drop
    /// Two arguments change places, or an operator becomes its counterpart.
    case swap
    /// A bound moves by one.
    case shift
    /// A body does nothing.
    case empty
  }

  /// A part of the new text.
  enum Piece: ExpressibleByStringLiteral {
    case text(String)
    /// The bytes of the original file in a range, with the mutants inside it.
    case source(Range<Int>)
    /// The condition that this mutant is on.
    case isOn

    init(stringLiteral text: String) { self = .text(text) }
  }

  let lines: ClosedRange<Int>
  /// The function that is changed, with its types: `List.insert(_:at:)`.
  let function: String
  let change: Operator
  /// What exactly is changed, such as `< to <=`, or the function whose call is left out.
  let kind: String
  /// The bytes that the new text replaces.
  let range: Range<Int>
  let pieces: [Piece]
}
