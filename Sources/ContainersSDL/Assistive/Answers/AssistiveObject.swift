internal import Containers

/// An object on the accessibility bus: the program, an element of a window, or a notice.
enum AssistiveObject: Hashable {
  /// The program, the parent of its windows.
  case application
  case element(AccessibilityIdentity)
  /// An announcement, for a moment an element of its own; its number is never used again.
  case notice(UInt64)

  private static let folder = "/org/a11y/atspi/accessible/"
  private static let noticePrefix = "notice"

  static let cachePath = "/org/a11y/atspi/cache"
  static let nullPath = "/org/a11y/atspi/null"

  /// The path of the object on the bus.
  var path: String {
    switch self {
    case .application: Self.folder + "root"
    case .element(let identity): Self.folder + String(identity.rawValue)
    case .notice(let number): Self.folder + Self.noticePrefix + String(number)
    }
  }

  /// Parses a path; returns nil unless ``path`` could have written it.
  init?(path: String) {
    guard path.hasPrefix(Self.folder) else { return nil }
    let name = path.dropFirst(Self.folder.count)
    if name == "root" {
      self = .application
    } else if name.hasPrefix(Self.noticePrefix), let number = UInt64(name.dropFirst(6)) {
      self = .notice(number)
    } else if let number = UInt64(name) {
      self = .element(AccessibilityIdentity(rawValue: number))
    } else {
      return nil
    }
    guard self.path == path else { return nil }
  }

  init(_ identity: AccessibilityIdentity) { self = .element(identity) }
}
