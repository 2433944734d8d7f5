/// The text of an element, with its caret and its selections.
///
/// All offsets count Unicode scalars, as assistive technology on the desktop does.
public struct SemanticText: Hashable, Sendable {
  /// The text.
  public var characters: String
  /// The offset of the caret; nil where there is none.
  public var caret: Int?
  /// The selected parts, none of them empty.
  public var selections: [Range<Int>]

  /// Makes a text.
  public init(_ characters: String, caret: Int? = nil, selections: [Range<Int>] = []) {
    self.characters = characters
    self.caret = caret
    self.selections = selections
  }

  /// Whether two texts are the same, scalar by scalar.
  public static func == (one: Self, other: Self) -> Bool {
    one.caret == other.caret && one.selections == other.selections
      && one.characters == other.characters
      && one.characters.utf8.elementsEqual(other.characters.utf8)
  }

  /// The length of the text, in Unicode scalars.
  public var count: Int { characters.unicodeScalars.count }

  /// Returns the text of a part, clamped to the text.
  public func text(in range: Range<Int>) -> String {
    String(characters.unicodeScalars[indices(of: range)])
  }

  /// Returns the index at an offset, clamped to the text.
  package func index(_ offset: Int) -> String.Index {
    let scalars = characters.unicodeScalars
    return scalars.index(
      scalars.startIndex, offsetBy: max(0, offset), limitedBy: scalars.endIndex)
      ?? scalars.endIndex
  }

  private func indices(of range: Range<Int>) -> Range<String.Index> {
    index(range.lowerBound)..<index(range.upperBound)
  }

  /// Puts another text in the place of a part.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    characters.unicodeScalars.replaceSubrange(indices(of: range), with: text.unicodeScalars)
  }

  /// Returns the one replacement that makes another text of this one; nil where both are equal.
  ///
  /// It is as short as it can be, and as early.
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

/// A replacement in a text.
package struct SemanticTextEdit: Hashable, Sendable {
  /// Where it begins, in Unicode scalars.
  package var offset: Int
  /// The text that went.
  package var removed: String
  /// The text that came.
  package var inserted: String
}

extension String {
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }
}
