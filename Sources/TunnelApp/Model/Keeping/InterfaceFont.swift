/// The font of the interface that the user has chosen.
///
/// In the settings it is written as `inter`, or as `desktop (Cantarell)`.
nonisolated enum InterfaceFont: Hashable, Sendable, RawRepresentable {
  /// Inter.
  case own
  /// The desktop's; the family that it had last, or nil if that is not known.
  case desktop(family: String?)

  private static let ownName = "inter"
  private static let desktopName = "desktop"

  /// Reads a choice; nil if it is neither `inter` nor `desktop` with a family in parentheses or none.
  init?(rawValue: String) {
    switch rawValue {
    case Self.ownName: self = .own
    case Self.desktopName: self = .desktop(family: nil)
    default:
      let start = Self.desktopName + " ("
      guard rawValue.hasPrefix(start), rawValue.last == ")" else { return nil }
      let family = rawValue.dropFirst(start.count).dropLast()
      guard !family.isEmpty else { return nil }
      self = .desktop(family: String(family))
    }
  }

  /// The choice as it is written in the settings.
  var rawValue: String {
    switch self {
    case .own: Self.ownName
    case .desktop(nil): Self.desktopName
    case .desktop(let family?): "\(Self.desktopName) (\(family))"
    }
  }

  /// The family that takes the place of Inter; nil for none.
  var family: String? { if case .desktop(let family) = self { family } else { nil } }

  /// Whether it is the desktop's.
  var isDesktop: Bool { self != .own }
}
