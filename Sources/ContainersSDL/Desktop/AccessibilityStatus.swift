/// Whether assistive technology listens, and the address of its bus.
///
/// Asked on the session's bus, which does not start anything for it.
struct AccessibilityStatus {
  private static let service = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let interface = "org.a11y.Status"
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let bus = "org.freedesktop.DBus"

  /// The address of the accessibility bus; nil while nobody listens, and until it is known.
  private(set) var address: String?
  /// The address that the environment gives.
  private let given: String?
  private var flags: [String: Bool] = ["IsEnabled": false, "ScreenReaderEnabled": false]
  private var statusCall: UInt32?
  private var addressCall: UInt32?

  /// - Parameter variable: Returns the value of an environment variable.
  init(variable: (String) -> String?) { given = variable("AT_SPI_BUS_ADDRESS") }

  private var isOn: Bool { flags.values.contains(true) }

  /// Queues the questions, to be sent with others.
  @MainActor
  mutating func begin(_ connection: BusConnection) {
    for rule in [
      "sender='\(Self.service)',interface='\(Self.properties)',member='PropertiesChanged',"
        + "path='\(Self.path)',arg0='\(Self.interface)'",
      "sender='\(Self.bus)',member='NameOwnerChanged',arg0='\(Self.service)'",
    ] {
      connection.call(
        Self.bus, "/org/freedesktop/DBus", Self.bus, "AddMatch", ["type='signal',\(rule)"])
    }
    askStatus(connection)
  }

  /// Processes a message, and asks for what follows from it.
  @MainActor
  mutating func note(_ message: BusMessage, _ connection: BusConnection) {
    switch message.kind {
    case .reply where message.replySerial == statusCall:
      take(message.arguments.first, connection)
    case .reply where message.replySerial == addressCall:
      if isOn, case .text(let text) = message.arguments.first, !text.isEmpty { address = text }
    case .signal where message.interface == Self.properties:
      guard message.arguments.count == 3, message.arguments[0] == .text(Self.interface) else {
        return
      }
      take(message.arguments[1], connection)
    case .signal where message.member == "NameOwnerChanged":
      guard message.arguments.count == 3, message.arguments[0] == .text(Self.service) else {
        return
      }
      address = nil
      flags = flags.mapValues { _ in false }
      if message.arguments[2] != .text("") {
        askStatus(connection)
        connection.flush()
      }
    default: break
    }
  }

  /// Asks for the address again, for example because nothing listens at the one that is known.
  @MainActor
  mutating func askAgain(_ connection: BusConnection) {
    address = nil
    askAddress(connection)
    connection.flush()
  }

  @MainActor
  private mutating func take(_ values: BusValue?, _ connection: BusConnection) {
    guard case .list(let entries) = values else { return }
    for case .entry(.text(let name), .boolean(let isSet)) in entries where flags[name] != nil {
      flags[name] = isSet
    }
    if !isOn { address = nil } else if address == nil { askAddress(connection) }
    connection.flush()
  }

  @MainActor
  private mutating func askStatus(_ connection: BusConnection) {
    statusCall = connection.call(
      Self.service, Self.path, Self.properties, "GetAll", [.text(Self.interface)], starts: false)
  }

  @MainActor
  private mutating func askAddress(_ connection: BusConnection) {
    guard isOn else { return }
    if let given, !given.isEmpty {
      address = given
    } else {
      addressCall = connection.call(Self.service, Self.path, Self.service, "GetAddress", [])
    }
  }
}
