internal import Containers

/// The user's desktop settings: light or dark, contrast, motion, text size; with them, on the same
/// connection, the name by which later starts of the program find this one.
///
/// They are requested without blocking from the desktop's settings portal over the message bus.
/// Until the replies arrive, and without a bus or a portal, the environment decides.
@MainActor
final class DesktopSettings {
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// The settings as traits.
  private(set) var traits: TraitCollection
  /// The address of the session's bus; `nil` if none is known.
  let busAddress: String?
  private let connection: BusConnection?
  private let environment: EnvironmentSettings
  private var accessibility: AccessibilityStatus
  private(set) var instance: ProgramInstance?
  private var answers = PortalSettings()
  private var xSettings: XSettings?
  private var asked: [UInt32: PortalSettings.Key] = [:]

  /// Queries the portal, if there is a bus.
  ///
  /// - Parameters:
  ///   - variable: Returns the value of an environment variable.
  ///   - identifier: The name that the program asks for on the bus; `nil` for none.
  init(variable: (String) -> String?, identifier: String? = nil) {
    environment = EnvironmentSettings(variable: variable)
    accessibility = AccessibilityStatus(variable: variable)
    traits = environment.traits(around: answers.traits)
    busAddress = DesktopSettings.address(variable)
    connection = busAddress.flatMap { BusAddress($0) }.flatMap { BusConnection($0) }
    guard let connection else { return }
    instance = identifier.map(ProgramInstance.init)
    // The first to be asked, because a later start waits for the answer.
    instance?.begin(connection)
    connection.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch",
      [
        "type='signal',sender='\(Self.portal)',interface='\(Self.interface)',member='SettingChanged'"
      ])
    for key in PortalSettings.Key.allCases {
      // The newer `ReadOne` is missing in portals that are still in use.
      let serial = connection.call(
        Self.portal, "/org/freedesktop/portal/desktop", Self.interface, "Read",
        [.text(key.namespace), .text(key.rawValue)])
      asked[serial] = key
    }
    accessibility.begin(connection)
    connection.flush()
  }

  /// The address of the accessibility bus; nil while no assistive technology listens.
  var accessibilityAddress: String? { descriptor < 0 ? nil : accessibility.address }

  /// Returns what later starts have asked for since the last call.
  func takeLaunches() -> [ProgramInstance.Launch] { instance?.takeLaunches() ?? [] }

  /// Refuses what later starts ask for from now on.
  func refuseLaunches() { instance?.isEnding = true }

  /// Asks for the address of the accessibility bus again.
  func askForAccessibilityAddress() {
    if let connection { accessibility.askAgain(connection) }
  }

  /// The descriptor to poll for changes; -1 if there is none.
  var descriptor: Int32 { connection?.descriptor ?? -1 }
  /// What to poll the descriptor for.
  var events: Int16 { connection?.events ?? 0 }

  /// Takes what the X server knows of the settings; the portal's take precedence.
  ///
  /// - Returns: Whether a setting has changed.
  func take(_ new: XSettings?) -> Bool {
    xSettings = new
    return update()
  }

  private func update() -> Bool {
    let desktop = TraitCollection(traitsFrom: [xSettings?.traits ?? .init(), answers.traits])
    let new = environment.traits(around: desktop)
    guard new != traits else { return false }
    traits = new
    return true
  }

  /// Processes the messages that have arrived.
  ///
  /// - Returns: Whether a setting has changed.
  func take() -> Bool {
    var isNew = false
    connection?.take { message in
      note(message)
      if let connection {
        accessibility.note(message, connection)
        instance?.note(message, connection)
      }
      isNew = true
    }
    connection?.flush()
    return isNew && update()
  }

  private func note(_ message: BusMessage) {
    switch message.kind {
    case .reply:
      if let key = asked.removeValue(forKey: message.replySerial),
        let value = message.arguments.first
      {
        answers[key] = value
      }
    case .signal where message.interface == Self.interface && message.member == "SettingChanged":
      guard message.arguments.count == 3, case .text(let namespace) = message.arguments[0],
        case .text(let name) = message.arguments[1]
      else { return }
      if let key = PortalSettings.Key(rawValue: name), key.namespace == namespace {
        answers[key] = message.arguments[2]
      }
    default: break
    }
  }

  private static func address(_ variable: (String) -> String?) -> String? {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS") { return address }
    return UserFolder.runtime(from: variable).map { BusAddress.text(path: $0 + "/bus") }
  }
}
