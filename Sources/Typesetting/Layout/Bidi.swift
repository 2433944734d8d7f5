/// The visual order of bidirectional text: the Unicode Bidirectional Algorithm (UAX #9) without its
/// formatting characters.
enum Bidi {
  /// The bidirectional class of a character.
  enum Kind: UInt8 {
    case left, right, arabic
    case europeanNumber, arabicNumber
    case numberSeparator, numberTerminator, commonSeparator
    case neutral

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      // A fast path for most letters; the standard library looks others up in a table.
      case 0x41...0x5A, 0x61...0x7A: self = .left
      case 0x30...0x39, 0x6F0...0x6F9: self = .europeanNumber
      case 0x660...0x669, 0x66B, 0x66C: self = .arabicNumber
      case 0x2B, 0x2D, 0x2212: self = .numberSeparator
      case 0x23, 0x24, 0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x2030, 0x20A0...0x20BF, 0x66A:
        self = .numberTerminator
      case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F: self = .commonSeparator
      case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x200F: self = .right
      case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
      default: self = scalar.properties.isAlphabetic || scalar.value > 0xFFFF ? .left : .neutral
      }
    }

    /// Whether the character has an inherent direction.
    var isStrong: Bool { self == .left || self == .right || self == .arabic }
  }

  /// Returns the base level of a paragraph by its first strong character: 1 for right to left, else
  /// 0.
  static func level(of kinds: some Sequence<Kind>) -> UInt8 {
    kinds.first(where: \.isStrong).map { $0 == .left ? 0 : 1 } ?? 0
  }

  /// Returns the embedding level of each character of a paragraph; odd levels run right to left.
  static func levels(of kinds: [Kind], base: UInt8) -> [UInt8] {
    var kinds = kinds
    let outer: Kind = base == 0 ? .left : .right
    resolveNumbers(&kinds, outer)
    resolveNeutrals(&kinds, outer)
    return kinds.map { kind in
      switch kind {
      case .left: base == 0 ? 0 : 2
      case .right, .arabic: 1
      case .europeanNumber, .arabicNumber: 2
      default: base
      }
    }
  }

  /// Applies the rules W2 to W7.
  private static func resolveNumbers(_ kinds: inout [Kind], _ outer: Kind) {
    var strong = outer
    for index in kinds.indices {
      if kinds[index].isStrong { strong = kinds[index] }
      if kinds[index] == .europeanNumber, strong == .arabic { kinds[index] = .arabicNumber }
    }
    for index in kinds.indices where index > 0 && index + 1 < kinds.count {
      let (before, after) = (kinds[index - 1], kinds[index + 1])
      guard before == after else { continue }
      if before == .europeanNumber,
        kinds[index] == .numberSeparator || kinds[index] == .commonSeparator
      {
        kinds[index] = .europeanNumber
      } else if before == .arabicNumber, kinds[index] == .commonSeparator {
        kinds[index] = .arabicNumber
      }
    }
    for index in kinds.indices.dropFirst()
    where kinds[index] == .numberTerminator && kinds[index - 1] == .europeanNumber {
      kinds[index] = .europeanNumber
    }
    for index in kinds.indices.dropLast().reversed()
    where kinds[index] == .numberTerminator && kinds[index + 1] == .europeanNumber {
      kinds[index] = .europeanNumber
    }
    strong = outer
    for index in kinds.indices {
      switch kinds[index] {
      case .numberSeparator, .numberTerminator, .commonSeparator: kinds[index] = .neutral
      case .europeanNumber where strong == .left: kinds[index] = .left
      case let kind where kind.isStrong: strong = kind
      default: break
      }
    }
  }

  /// Applies the rules N1 and N2: neutrals take the direction of both sides, or else the
  /// paragraph's.
  private static func resolveNeutrals(_ kinds: inout [Kind], _ outer: Kind) {
    func side(_ kind: Kind) -> Kind { kind == .left ? .left : .right }
    var start = 0
    while start < kinds.count {
      guard kinds[start] == .neutral else {
        start += 1
        continue
      }
      let end = kinds[start...].firstIndex { $0 != .neutral } ?? kinds.count
      let before = start > 0 ? side(kinds[start - 1]) : outer
      let after = end < kinds.count ? side(kinds[end]) : outer
      for index in start..<end { kinds[index] = before == after ? before : outer }
      start = end
    }
  }

  /// Returns the positions of a line's characters in visual order (rule L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var start = 0
      while start < levels.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < levels.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// Returns the mirrored counterpart of a scalar for right-to-left text, such as the other
  /// bracket.
  static func mirrored(_ scalar: UInt32) -> UInt32 {
    for (open, close) in pairs {
      if scalar == open { return close }
      if scalar == close { return open }
    }
    return scalar
  }

  private static let pairs: [(UInt32, UInt32)] = [
    (0x28, 0x29), (0x3C, 0x3E), (0x5B, 0x5D), (0x7B, 0x7D), (0xAB, 0xBB), (0x2039, 0x203A),
    (0x2264, 0x2265), (0x2045, 0x2046), (0x207D, 0x207E), (0x3008, 0x3009), (0x300A, 0x300B),
  ]
}
