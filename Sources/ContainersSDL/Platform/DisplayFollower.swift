internal import CSDL2
internal import Containers

/// Follows the scale of the desktop and of the displays, and their refresh rates, while the program
/// runs.
///
/// SDL 2.26 reads them when it connects. On X11 windows then change their size in pixels. On Wayland a
/// new connection is needed for another scale.
@MainActor
final class DisplayFollower {
  /// A display with its scale.
  private struct Key: Hashable {
    let number: UInt32
    let scale: Double

    init(_ output: WaylandOutputs.Output) { (number, scale) = (output.number, output.scale) }
  }

  private let x11: X11Window?
  private let wayland: WaylandDisplays?
  private var hasX11News = false
  private var hasDisplayNews = false
  private var hasWaylandNews = false
  /// The displays with the scales that SDL knows of.
  private var known: Set<Key>?
  /// The displays that the windows were last on.
  private var former: [UInt32?] = []
  /// The displays that the windows were on when they were last compared.
  private var compared: [UInt32?] = []
  /// The moment at which windows are compared with their displays.
  private(set) var deadline: Duration?

  /// The time that SDL gets to follow a change itself, and the desktop to finish it.
  private static let patience = Duration.milliseconds(200)
  /// By how much the pixels of a window may differ from the scale: SDL rounds to whole pixels.
  private static let tolerance = 0.02

  /// Begins with a window that is open; `nil` if none is.
  ///
  /// - Parameter displays: The connection to a Wayland compositor that there is already.
  init?(_ windows: [SDLWindow], asking displays: WaylandDisplays?) {
    guard let link = windows.lazy.compactMap(\.link).first else { return nil }
    x11 = link.display.x11
    wayland =
      link.driver == .wayland ? displays ?? WaylandDisplays(variable: environmentVariable) : nil
    guard let x11 else { return }
    if SDLDisplay.chosenScale == nil { x11.followScale() }
    x11.followDisplays()
    // SDL passes on what arrives for other windows, such as the root window.
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
  }

  /// The descriptor to poll for changes; -1 if there is none.
  var descriptor: Int32 { wayland?.descriptor ?? -1 }

  /// Takes an event of the window system.
  func note(_ event: SDL_Event) {
    guard let x11, let message = event.syswm.msg?.pointee, message.subsystem == SDL_SYSWM_X11 else {
      return
    }
    let event = message.msg.x11.event
    if x11.mayChangeScale(event) { hasX11News = SDLDisplay.chosenScale == nil }
    if x11.mayChangeDisplays(event) { hasDisplayNews = true }
  }

  /// Gives windows on X11 the scale of the desktop and the refresh rate of their display.
  ///
  /// - Returns: The windows whose scale is another one.
  func rescale(_ windows: [SDLWindow]) -> [SDLWindow] {
    if hasDisplayNews { windows.forEach { $0.displayDidChange() } }
    hasDisplayNews = false
    guard hasX11News, let x11 else { return [] }
    hasX11News = false
    // A manager of settings that has just begun is followed, too.
    x11.followScale()
    let scale = x11.desktopScale
    return windows.filter { $0.take(desktopScale: scale) }
  }

  /// Whether no display of the compositor is left.
  func hasLostDisplays() -> Bool {
    guard let wayland else { return false }
    if wayland.take() { hasWaylandNews = true }
    // A compositor that ends may withdraw them first.
    guard wayland.descriptor >= 0 else { return false }
    return wayland.outputs.isEmpty && former.contains { $0 != nil }
  }

  /// Gives windows on Wayland the refresh rate of their display.
  ///
  /// - Returns: Whether SDL must connect anew, because it does not follow the scale of a display that
  ///   has a window, nor that such a display is unplugged.
  func mustReconnect(_ windows: [SDLWindow], at now: Duration) -> Bool {
    guard let wayland else { return false }
    if wayland.take() { hasWaylandNews = true }
    guard !wayland.outputs.isEmpty else {
      // Displays that come back are news.
      deadline = nil
      return false
    }
    if DisplayFollower.isUnplugged(former, of: wayland.outputs.map(\.number)) {
      known = Set(wayland.outputs.map(Key.init))
      (former, compared) = ([], [])
      return true
    }
    let places = windows.map { output(of: $0) }
    let numbers = places.map { $0?.number }
    if hasWaylandNews || numbers != former { deadline = now + DisplayFollower.patience }
    hasWaylandNews = false
    former = numbers
    guard let deadline, now >= deadline else { return false }
    self.deadline = nil
    // What the compositor first tells is what SDL has read.
    let known = known ?? Set(wayland.outputs.map(Key.init))
    let stayed = compared.count == numbers.count ? zip(compared, numbers).map { $0 == $1 } : []
    compared = numbers
    var isStale = false
    for (index, (window, place)) in zip(windows, places).enumerated() {
      guard let place, let density = window.link?.display.density else { continue }
      if place.refreshRate > 0 { window.refreshRate = place.refreshRate }
      guard !known.contains(Key(place)) else { continue }
      // SDL gives a window that has moved enough pixels, if it knows of the scale; opening it again might
      // take it back.
      let isOther = DisplayFollower.isOther(density, than: place.scale)
      if isOther, density < place.scale || stayed.isEmpty || stayed[index] { isStale = true }
    }
    if isStale {
      // A new connection reads them all.
      self.known = Set(wayland.outputs.map(Key.init))
    } else {
      // A display has one scale at a time.
      let settled = Set(places.compactMap(\.self).map(Key.init))
      let numbers = Set(settled.map(\.number))
      self.known = known.filter { !numbers.contains($0.number) }.union(settled)
    }
    return isStale
  }

  /// Whether a window has another scale than its display, and not only some pixels more or less.
  static func isOther(_ density: Double, than scale: Double) -> Bool {
    abs(density / scale - 1) > tolerance
  }

  /// Whether a window was on a display that is there no more; SDL would go on with it.
  static func isUnplugged(_ former: [UInt32?], of present: [UInt32]) -> Bool {
    former.contains { number in number.map { !present.contains($0) } ?? false }
  }

  private func output(of window: SDLWindow) -> WaylandOutputs.Output? {
    guard let outputs = wayland?.outputs, let corner = window.displayCorner else { return nil }
    let first = outputs.first { Double($0.x) == corner.x && Double($0.y) == corner.y }
    return first ?? (outputs.count == 1 ? outputs.first : nil)
  }
}
