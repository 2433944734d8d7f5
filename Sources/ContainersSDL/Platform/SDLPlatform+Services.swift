internal import Containers

/// What is served only if somebody asks, beside windows.
extension SDLPlatform {
  /// Serves assistive technology if any listens; nothing is made or loaded before.
  func assist() {
    let address = settings.accessibilityAddress
    guard address != nil || assistance != nil else { return }
    let host =
      assistance
      ?? AssistiveHost(now: { [clock] in clock.now }, place: SDLPlatform.place(of:)) {
        [settings] in settings.askForAccessibilityAddress()
      }
    assistance = host
    host.turn(address: address)
    waiter.assistance = (host.descriptor, host.events)
  }

  private static func place(of window: Containers.Window) -> AssistiveGeometry {
    let shown = Application.running?.platformWindow(of: window) as? SDLWindow
    return AssistiveGeometry(origin: shown?.desktopOrigin ?? .zero, scale: window.scale)
  }

  /// Returns the memory monitor, which starts on first access; nothing accesses it before the first
  /// frame.
  func watchMemory() -> MemoryPressureMonitor {
    if let monitor = waiter.memoryPressure { return monitor }
    let monitor = MemoryPressureMonitor(
      MemoryPressureFiles(
        watched: environmentVariable("MEMORY_PRESSURE_WATCH"),
        written: environmentVariable("MEMORY_PRESSURE_WRITE")))
    waiter.memoryPressure = monitor
    return monitor
  }
}
