extension Bidi {
  /// What a character does to the order of a text, for ``simple(_:_:)``.
  private enum Side {
    case left, right, number, neutral

    init(_ value: UInt32) {
      switch value {
      case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: self = .number
      case _ where Script.isRightToLeft(value) || value == 0x200F: self = .right
      default:
        let isLetter = Unicode.Scalar(value)?.properties.isAlphabetic ?? false
        self = isLetter || value == 0x200E ? .left : .neutral
      }
    }
  }

  /// Returns the levels of a paragraph without FriBidi: words of the other direction are turned in
  /// place, and numbers are not.
  ///
  /// Embeddings, isolates and pairs of brackets have no effect.
  static func simple(_ scalars: [UInt32], _ direction: WritingDirection) -> Paragraph {
    var sides = scalars.map(Side.init)
    let base: UInt8 =
      switch direction {
      case .natural: sides.first { $0 == .left || $0 == .right } == .right ? 1 : 0
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    joinNumbers(&sides)
    // Whether each character stands in text from right to left; `nil` between words.
    var isTurned: [Bool?] = []
    var last = base == 1
    for side in sides {
      if side == .left || side == .right { last = side == .right }
      isTurned.append(side == .neutral ? nil : last)
    }
    fillGaps(&isTurned, base == 1)
    let levels = zip(sides, isTurned).map { side, turned -> UInt8 in
      guard turned == true else { return base == 0 ? 0 : 2 }
      return side == .number ? 2 : 1
    }
    return Paragraph(base: base, levels: levels)
  }

  /// Makes a mark between two digits, such as a point, part of the number.
  private static func joinNumbers(_ sides: inout [Side]) {
    for index in sides.indices.dropFirst().dropLast()
    where sides[index] == .neutral && sides[index - 1] == .number && sides[index + 1] == .number {
      sides[index] = .number
    }
  }

  /// Gives what is between words the direction of both sides, or else that of the paragraph.
  private static func fillGaps(_ isTurned: inout [Bool?], _ outer: Bool) {
    var start = 0
    while start < isTurned.count {
      guard isTurned[start] == nil else {
        start += 1
        continue
      }
      let end = isTurned[start...].firstIndex { $0 != nil } ?? isTurned.count
      let before = start > 0 ? isTurned[start - 1] : outer
      let after = end < isTurned.count ? isTurned[end] : outer
      for index in start..<end { isTurned[index] = before == after ? before : outer }
      start = end
    }
  }
}
