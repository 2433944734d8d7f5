/// The names that a desktop gives to a start, by which it knows what the user did last and whether a
/// window may take the focus.
struct StartupToken: Equatable {
  /// The name of the Startup Notification Protocol of X11; `nil` if there is none.
  var x11: String?
  /// The token of the Wayland protocol xdg-activation; `nil` if there is none.
  var wayland: String?

  /// The variables in which desktops pass the names.
  static let x11Variable = "DESKTOP_STARTUP_ID"
  static let waylandVariable = "XDG_ACTIVATION_TOKEN"
  /// A name is a few words and numbers; a longer one is no desktop's.
  private static let mostBytes = 1024
  private static let keys = (x11: "desktop-startup-id", wayland: "activation-token")

  /// Creates the names that the environment of this process gives.
  init(from variable: (String) -> String?) {
    x11 = Self.valid(variable(Self.x11Variable))
    wayland = Self.valid(variable(Self.waylandVariable))
  }

  /// Creates the names that a later start hands over as platform data.
  init(_ data: BusValue?) {
    guard case .list(let entries) = data else { return }
    for case .entry(.text(let key), .text(let value)) in entries {
      if key == Self.keys.x11 { x11 = Self.valid(value) }
      if key == Self.keys.wayland { wayland = Self.valid(value) }
    }
  }

  /// The names as platform data.
  var platformData: [(String, SystemdValue)] {
    [(Self.keys.x11, x11), (Self.keys.wayland, wayland)].compactMap { key, value in
      value.map { (key, .string($0)) }
    }
  }

  private static func valid(_ value: String?) -> String? {
    guard let value, !value.isEmpty, value.utf8.count <= mostBytes,
      !value.utf8.contains(where: { $0 < 32 })
    else { return nil }
    return value
  }
}
