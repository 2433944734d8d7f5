internal import Containers
internal import Glibc

/// Hands over what a start was asked for to the process that has the program's name.
@MainActor
struct InstanceHandover {
  /// The time within which the other process must answer.
  ///
  /// One that hangs loses nothing: this process then does what it was asked for alone.
  static let patience = Duration.seconds(1)

  private let connection: SystemdConnection
  private let clock = MonotonicClock()

  /// Connects to the session's bus; `nil` if that is impossible.
  init?(address: String) {
    guard let library = SystemdLibrary(),
      let connection = SystemdConnection(library, address: address)
    else { return nil }
    self.connection = connection
  }

  /// Hands over requests; blocks until they are answered or time is up.
  ///
  /// - Returns: Whether the other process takes all of them.
  func send(
    _ requests: [LaunchRequest], to name: String, _ startup: StartupToken,
    within limit: Duration = patience
  ) -> Bool {
    var waiting: Set<UInt64>?
    var hasFailed = false
    while !connection.hasEnded {
      while connection.take(
        while: { !hasFailed },
        { message in
          guard let cookie = message.replyCookie, waiting?.remove(cookie) != nil else { return }
          if message.kind != .reply { hasFailed = true }
        })
      {}
      if waiting == nil, connection.name != nil {
        var cookies: Set<UInt64> = []
        for request in requests {
          guard let cookie = call(request, name, startup) else { return false }
          cookies.insert(cookie)
        }
        waiting = cookies
        continue
      }
      if hasFailed { return false }
      if waiting?.isEmpty == true { return true }
      let left = limit - clock.now
      guard left > .zero else { return false }
      var polled = pollfd(fd: connection.descriptor, events: connection.events, revents: 0)
      poll(&polled, 1, Int32((left / .milliseconds(1)).rounded(.up)))
    }
    return false
  }

  private func call(_ request: LaunchRequest, _ name: String, _ startup: StartupToken) -> UInt64? {
    let member: String
    var arguments: [SystemdValue] = []
    switch request {
    case .activate: member = "Activate"
    case .open(let urls):
      // It would be refused.
      guard urls.count <= ProgramInstance.most else { return nil }
      member = "Open"
      arguments = [.strings(urls)]
    case .performAction(let action, let parameter):
      member = "ActivateAction"
      arguments = [
        .string(action), .array("v", parameter.map { [.variant(.string($0))] } ?? []),
      ]
    }
    return connection.call(
      name, ProgramInstance.path(of: name), ProgramInstance.interface, member,
      arguments + [.options(startup.platformData)], starts: false)
  }
}
