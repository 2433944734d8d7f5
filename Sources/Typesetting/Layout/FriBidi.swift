internal import Support

/// The functions of FriBidi, which resolves the levels of bidirectional text (UAX #9).
///
/// It is loaded at the first character that needs it, because most texts run from left to right.
struct FriBidi: Sendable {
  /// The name under which the library is loaded.
  static let name = "libfribidi.so.0"
  /// The library, loaded on first access; `nil` if it is not installed.
  static let shared = FriBidi(name)

  // Characters, lengths, classes and directions are those of fribidi-types.h and
  // fribidi-bidi-types.h.
  typealias Classes =
    @convention(c) @Sendable (
      UnsafePointer<UInt32>, Int32, UnsafeMutablePointer<UInt32>
    ) -> Void
  typealias Brackets =
    @convention(c) @Sendable (
      UnsafePointer<UInt32>, Int32, UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>
    ) -> Void
  typealias Levels =
    @convention(c) @Sendable (
      UnsafePointer<UInt32>, UnsafePointer<UInt32>, Int32, UnsafeMutablePointer<UInt32>,
      UnsafeMutablePointer<Int8>
    ) -> Int8
  typealias Mirror = @convention(c) @Sendable (UInt32, UnsafeMutablePointer<UInt32>) -> Int32

  private let classes: Classes
  private let brackets: Brackets
  private let levels: Levels
  private let mirror: Mirror

  /// Loads the library of a name; `nil` if it or one of its functions is missing.
  init?(_ name: String) {
    guard let library = SharedLibrary(name),
      let classes = library.function("fribidi_get_bidi_types", as: Classes.self),
      let brackets = library.function("fribidi_get_bracket_types", as: Brackets.self),
      let levels = library.function("fribidi_get_par_embedding_levels_ex", as: Levels.self),
      let mirror = library.function("fribidi_get_mirror_char", as: Mirror.self)
    else { return nil }
    (self.classes, self.brackets) = (classes, brackets)
    (self.levels, self.mirror) = (levels, mirror)
  }

  /// Returns the levels of a paragraph as if it were one line; `nil` if there is no memory.
  func paragraph(_ scalars: [UInt32], _ direction: WritingDirection) -> Bidi.Paragraph? {
    let count = Int32(clamping: scalars.count)
    guard count > 0 else { return nil }
    var base = Self.base(of: direction)
    var kinds = [UInt32](repeating: 0, count: scalars.count)
    var pairs = kinds
    var found = [Int8](repeating: 0, count: scalars.count)
    classes(scalars, count, &kinds)
    brackets(scalars, count, kinds, &pairs)
    guard levels(kinds, pairs, count, &base, &found) > 0 else { return nil }
    return Bidi.Paragraph(
      base: UInt8(base & 1), levels: found.map { UInt8(truncatingIfNeeded: max(0, $0)) })
  }

  /// Returns the mirrored counterpart of a character, or the character itself.
  func mirrored(_ scalar: UInt32) -> UInt32 {
    var other = scalar
    _ = mirror(scalar, &other)
    return other
  }

  /// `FRIBIDI_PAR_ON`, `FRIBIDI_PAR_LTR` or `FRIBIDI_PAR_RTL`; the last bit is the level.
  private static func base(of direction: WritingDirection) -> UInt32 {
    switch direction {
    case .natural: 0x40
    case .leftToRight: 0x110
    case .rightToLeft: 0x111
    }
  }
}
