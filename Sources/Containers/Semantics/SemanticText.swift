/// An element's text with its caret and selections.
///
/// Offsets count Unicode scalars, as desktop assistive technology does.
public struct SemanticText: Hashable, Sendable {
  /// The text.
  public var characters: String
  /// The offset of the caret; nil if there is none.
  public var caret: Int?
  /// The selected ranges, none of them empty.
  public var selections: [Range<Int>]

  /// Creates a text.
  public init(_ characters: String, caret: Int? = nil, selections: [Range<Int>] = []) {
    self.characters = characters
    self.caret = caret
    self.selections = selections
  }

  /// Returns whether two texts are equal, compared scalar by scalar.
  public static func == (one: Self, other: Self) -> Bool {
    one.caret == other.caret && one.selections == other.selections
      && one.characters == other.characters
      && one.characters.utf8.elementsEqual(other.characters.utf8)
  }

  /// The number of Unicode scalars in the text.
  public var count: Int { characters.unicodeScalars.count }

  /// Returns the text in a range, clamped to the bounds of the text.
  public func text(in range: Range<Int>) -> String {
    String(characters.unicodeScalars[indices(of: range)])
  }

  /// Returns the index at an offset, clamped to the bounds of the text.
  package func index(_ offset: Int) -> String.Index {
    let scalars = characters.unicodeScalars
    return scalars.index(
      scalars.startIndex, offsetBy: max(0, offset), limitedBy: scalars.endIndex)
      ?? scalars.endIndex
  }

  private func indices(of range: Range<Int>) -> Range<String.Index> {
    index(range.lowerBound)..<index(range.upperBound)
  }

  /// Replaces the text in a range.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    characters.unicodeScalars.replaceSubrange(indices(of: range), with: text.unicodeScalars)
  }

  /// Returns the single edit that turns this text into another; nil if they are equal.
  ///
  /// The edit is as short as possible and starts as early as possible.
  package func edit(to other: String) -> SemanticTextEdit? {
    guard !characters.utf8.elementsEqual(other.utf8) else { return nil }
    let (old, new) = (Array(characters.unicodeScalars), Array(other.unicodeScalars))
    let shorter = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let same = min(end, shorter - start)
    return SemanticTextEdit(
      offset: start, removed: String(old[start..<(old.count - same)]),
      inserted: String(new[start..<(new.count - same)]))
  }
}

/// A single replacement in a text.
package struct SemanticTextEdit: Hashable, Sendable {
  /// The offset of the replacement, in Unicode scalars.
  package var offset: Int
  /// The removed text.
  package var removed: String
  /// The inserted text.
  package var inserted: String
}

extension String {
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }
}
