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
      && one.characters.withBytes { bytes in
        other.characters.withBytes { bytes.elementsEqual($0) }
      }
  }

  /// The number of Unicode scalars in the text.
  public var count: Int { characters.withBytes { $0.count(where: \.beginsScalar) } }

  /// Returns the text in a range, clamped to the bounds of the text.
  public func text(in range: Range<Int>) -> String {
    String(characters.unicodeScalars[indices(of: range)])
  }

  /// Returns the index at an offset, clamped to the bounds of the text.
  package func index(_ offset: Int) -> String.Index {
    let byte = characters.withBytes { bytes in
      var left = max(0, offset)
      var byte = 0
      while byte < bytes.count {
        if bytes[byte].beginsScalar {
          if left == 0 { break }
          left -= 1
        }
        byte += 1
      }
      return byte
    }
    return characters.utf8.index(characters.startIndex, offsetBy: byte)
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
    characters.withBytes { old in
      other.withBytes { new in
        guard !old.elementsEqual(new) else { return nil }
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        // Scalars are replaced whole.
        while start > 0, [old, new].contains(where: { !$0.beginsScalar(at: start) }) { start -= 1 }
        var same = 0
        while same < shorter - start, old[old.count - same - 1] == new[new.count - same - 1] {
          same += 1
        }
        while same > 0, !old[old.count - same].beginsScalar { same -= 1 }
        return SemanticTextEdit(
          offset: old[..<start].count(where: \.beginsScalar),
          removed: String(decoding: old[start..<(old.count - same)], as: UTF8.self),
          inserted: String(decoding: new[start..<(new.count - same)], as: UTF8.self))
      }
    }
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
  /// Calls a closure with the text in UTF-8, without a copy where it is stored so.
  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}

extension UInt8 {
  /// Whether the byte of UTF-8 is the first of its scalar.
  fileprivate var beginsScalar: Bool { self & 0xC0 != 0x80 }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether no scalar extends across an index.
  fileprivate func beginsScalar(at index: Int) -> Bool {
    index == count || self[index].beginsScalar
  }
}
