internal import CSDL2
public import Containers
internal import Glibc
internal import Support

extension SDLPlatform {
  /// Hands over what this start was asked for to an instance with the same identifier.
  ///
  /// ``prepare(rememberingIn:identifiedBy:)`` sets it. If the other instance does not answer within a
  /// second, this one goes on by itself, as it does without a message bus and if the variable
  /// `CONTAINERS_INSTANCE` is `own`.
  public func handOver(_ requests: [LaunchRequest]) -> Bool {
    guard let name = settings.instance?.name, waitForOwner() == .another,
      let address = settings.busAddress, let other = InstanceHandover(address: address)
    else { return false }
    return other.send(requests, to: name, StartupToken(from: environmentVariable))
  }

  /// The time within which the bus must say whether there is another instance, since the launch.
  ///
  /// SDL is kept waiting for a silent bus longer than that, so that nothing is later.
  private static let busPatience = Duration.milliseconds(250)

  private func waitForOwner() -> ProgramInstance.Owner? {
    while settings.take() { haveSettingsChanged = true }
    while settings.instance?.owner == .unknown, settings.descriptor >= 0 {
      let left = Self.busPatience - now
      guard left > .zero else { break }
      var polled = pollfd(fd: settings.descriptor, events: settings.events, revents: 0)
      poll(&polled, 1, Int32((left / .milliseconds(1)).rounded(.up)))
      if settings.take() { haveSettingsChanged = true }
    }
    return settings.instance?.owner
  }

  /// The name to ask for: none where the user wants a process of its own, and none that is no name
  /// of a bus.
  static var instanceName: String? {
    guard environmentVariable("CONTAINERS_INSTANCE") != "own" else { return nil }
    return identifier.flatMap { $0.contains(".") ? $0 : nil }
  }

  /// Delivers what later starts of the program were asked for.
  func takeLaunches(_ deliver: (PlatformEvent) -> Void) {
    for launch in settings.takeLaunches() {
      startup = StartupNotice(launch.startup)
      if let token = launch.startup.wayland, environmentVariable("WAYLAND_DISPLAY") != nil {
        // SDL takes it for the next window that is shown, and has no way for one that is.
        setenv(StartupToken.waylandVariable, token, 1)
      }
      deliver(.launchRequested(launch.request))
    }
  }

  /// Makes room for the variable in which SDL looks for later starts, before there are other threads:
  /// the environment then stays where they read it.
  static func reserveActivation() {
    guard environmentVariable("WAYLAND_DISPLAY") != nil,
      environmentVariable(StartupToken.waylandVariable) == nil
    else { return }
    setenv(StartupToken.waylandVariable, "", 1)
    unsetenv(StartupToken.waylandVariable)
  }
}
