/// Where lines may break: the Unicode Line Breaking Algorithm (UAX #14).
///
/// Numbers are kept together as its section 8.2 says, as in Unicode's own tests.
struct LineBreaks {
  /// The class of what precedes, without spaces and combining marks; `nil` at the start.
  private var last: LineClass?
  /// The class before ``last``, if it directly precedes.
  private var beforeLast: LineClass?
  private var hasSpaces = false
  /// The class of the character that directly precedes.
  private var raw: LineClass?
  /// Whether what precedes belongs to a number.
  private var number = Number.none
  private var regionalIndicators = 0

  private enum Number { case none, inside, closed }

  /// Returns for each character whether a line may break before it.
  static func opportunities(in scalars: [UInt32]) -> [Bool] {
    let classes = scalars.map(LineClass.init)
    var breaks = LineBreaks()
    var result = [Bool](repeating: false, count: classes.count)
    for index in classes.indices {
      if let answer = breaks.amongWords(classes[index]) {
        result[index] = answer
      } else {
        result[index] = breaks.isOpportunity(
          before: classes[index],
          // Only what follows the prefix of a number looks ahead.
          next: (breaks.last == .prefix || breaks.last == .postfix) && !isMark(classes[index])
            ? classes[(index + 1)...].first { !isMark($0) } : nil)
      }
    }
    return result
  }

  /// Returns the answer within words and at the spaces between them, which is most of a text; `nil`
  /// elsewhere.
  private mutating func amongWords(_ kind: LineClass) -> Bool? {
    guard last == .alphabetic else { return nil }
    switch (raw, kind) {
    case (.alphabetic, .alphabetic):
      beforeLast = .alphabetic
      return false
    case (.alphabetic, .space):
      (hasSpaces, raw) = (true, .space)
      return false
    case (.space, .alphabetic):
      (beforeLast, hasSpaces, raw) = (nil, false, .alphabetic)
      return true
    default: return nil
    }
  }

  private static func isMark(_ kind: LineClass) -> Bool {
    kind == .combining || kind == .zeroWidthJoiner
  }

  private mutating func isOpportunity(before kind: LineClass, next: LineClass?) -> Bool {
    defer { raw = kind }
    var resolved = kind == .southeastAsian ? .alphabetic : kind
    if Self.isMark(kind) {
      if let raw, !Self.endsCluster(raw) { return false }
      resolved = .alphabetic
    }
    let allows = raw != nil && allowsBreak(before: resolved, next: next)
    advance(over: resolved)
    return allows
  }

  /// Whether a mark after a class stands alone (LB9, LB10).
  private static func endsCluster(_ kind: LineClass) -> Bool {
    switch kind {
    case .space, .mandatory, .carriageReturn, .lineFeed, .nextLine, .zeroWidthSpace: true
    default: false
    }
  }

  private mutating func advance(over kind: LineClass) {
    guard kind != .space else {
      (hasSpaces, number) = (true, .none)
      return
    }
    switch kind {
    case .numeric: number = .inside
    case .slash, .infix: if number == .closed || hasSpaces { number = .none }
    case .closing, .closingParenthesis: number = number == .inside && !hasSpaces ? .closed : .none
    default: number = .none
    }
    let follows = kind == .regionalIndicator && !hasSpaces
    regionalIndicators = kind == .regionalIndicator ? (follows ? regionalIndicators + 1 : 1) : 0
    beforeLast = hasSpaces ? nil : last
    (last, hasSpaces) = (kind, false)
  }

  // MARK: Rules

  private func allowsBreak(before kind: LineClass, next: LineClass?) -> Bool {
    if let answer = mandatory(kind) ?? glued(kind) ?? spaced(kind) ?? marks(kind) { return answer }
    return !isNumber(kind, next) && !isWord(kind) && !isHangul(kind)
  }

  /// LB4 to LB8a.
  private func mandatory(_ kind: LineClass) -> Bool? {
    switch raw {
    case .carriageReturn: return kind != .lineFeed
    case .mandatory, .lineFeed, .nextLine: return true
    default: break
    }
    switch kind {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace: return false
    default: break
    }
    if last == .zeroWidthSpace { return true }
    return raw == .zeroWidthJoiner ? false : nil
  }

  /// LB11 to LB13.
  private func glued(_ kind: LineClass) -> Bool? {
    if kind == .wordJoiner || kind == .exclamation { return false }
    if !hasSpaces {
      if last == .wordJoiner || last == .glue { return false }
      if kind == .glue, last != .breakAfter, last != .hyphen { return false }
    }
    switch kind {
    case .closing, .closingParenthesis, .infix, .slash:
      return hasSpaces || last != .numeric ? false : nil
    default: return nil
    }
  }

  /// LB14 to LB18, which see through spaces.
  private func spaced(_ kind: LineClass) -> Bool? {
    switch (last, kind) {
    case (.opening, _), (.wideOpening, _): false
    case (.quotation, .opening), (.quotation, .wideOpening): false
    case (.closing, .nonstarter), (.closingParenthesis, .nonstarter): false
    case (.breakBoth, .breakBoth): false
    default: hasSpaces ? true : nil
    }
  }

  /// LB19 to LB22.
  private func marks(_ kind: LineClass) -> Bool? {
    if kind == .quotation || last == .quotation { return false }
    if kind == .contingent || last == .contingent { return true }
    switch kind {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return false
    default: break
    }
    if last == .breakBefore { return false }
    if beforeLast == .hebrew, last == .hyphen || last == .breakAfter { return false }
    return last == .slash && kind == .hebrew ? false : nil
  }

  /// LB23 to LB25.
  private func isNumber(_ kind: LineClass, _ next: LineClass?) -> Bool {
    let isAffix = kind == .prefix || kind == .postfix
    if isLetter(last) && (kind == .numeric || isAffix) { return true }
    if last == .numeric, isLetter(kind) { return true }
    if isPicture(last), kind == .postfix { return true }
    if last == .prefix, isPicture(kind) { return true }
    if last == .prefix || last == .postfix {
      if isLetter(kind) || kind == .numeric { return true }
      if kind == .opening || kind == .wideOpening || kind == .hyphen, next == .numeric {
        return true
      }
    }
    // An opening mark was seen to before.
    if last == .hyphen, kind == .numeric { return true }
    switch kind {
    case .numeric, .slash, .infix, .closing, .closingParenthesis: return number == .inside
    case .prefix, .postfix: return number != .none
    default: return false
    }
  }

  /// LB28 to LB30b.
  private func isWord(_ kind: LineClass) -> Bool {
    if isLetter(kind), isLetter(last) || last == .infix || last == .closingParenthesis {
      return true
    }
    if kind == .numeric, last == .closingParenthesis { return true }
    if kind == .opening, isLetter(last) || last == .numeric { return true }
    if kind == .emojiModifier, last == .emojiBase || last == .unassignedPictograph { return true }
    return kind == .regionalIndicator && last == .regionalIndicator
      && !regionalIndicators.isMultiple(of: 2)
  }

  /// LB26 and LB27.
  private func isHangul(_ kind: LineClass) -> Bool {
    switch last {
    case .jamoL:
      switch kind {
      case .jamoL, .jamoV, .hangulLV, .hangulLVT: return true
      default: return kind == .postfix
      }
    case .jamoV, .hangulLV: return kind == .jamoV || kind == .jamoT || kind == .postfix
    case .jamoT, .hangulLVT: return kind == .jamoT || kind == .postfix
    case .prefix: return isHangulSyllable(kind)
    default: return false
    }
  }

  private func isHangulSyllable(_ kind: LineClass) -> Bool {
    switch kind {
    case .jamoL, .jamoV, .jamoT, .hangulLV, .hangulLVT: true
    default: false
    }
  }

  private func isLetter(_ kind: LineClass?) -> Bool { kind == .alphabetic || kind == .hebrew }

  private func isPicture(_ kind: LineClass?) -> Bool {
    switch kind {
    case .ideographic, .emojiBase, .emojiModifier, .unassignedPictograph: true
    default: false
    }
  }
}
