internal import CSDL2
internal import Containers
internal import Support

/// The displays of an X server, which its extension RandR tells of.
extension X11Window {
  /// `XRRScreenResources`.
  private struct Resources {
    let times: (UInt, UInt)
    let areaCount: Int32
    let areas: UnsafePointer<UInt>?
    let outputCount: Int32
    let outputs: UnsafePointer<UInt>?
    let modeCount: Int32
    let modes: UnsafePointer<Mode>?
  }

  /// `XRRModeInfo`.
  private struct Mode {
    let number: UInt
    let size: (UInt32, UInt32)
    /// The number of pixels per second.
    let clock: UInt
    let horizontal: (start: UInt32, end: UInt32, total: UInt32, skew: UInt32)
    let vertical: (start: UInt32, end: UInt32, total: UInt32)
    let name: UnsafePointer<CChar>?
    let nameLength: UInt32
    let flags: UInt

    /// The number of frames per second; 0 if unknown.
    var refreshRate: Double {
      let pixels = Double(horizontal.total) * Double(vertical.total)
      return pixels > 0 ? Double(clock) / pixels : 0
    }
  }

  /// The beginning of `XRRCrtcInfo`.
  private struct Area {
    let time: UInt
    let origin: (x: Int32, y: Int32)
    let size: (width: UInt32, height: UInt32)
    let mode: UInt

    func contains(_ x: Int, _ y: Int) -> Bool {
      (0..<Int(size.width)).contains(x - Int(origin.x))
        && (0..<Int(size.height)).contains(y - Int(origin.y))
    }
  }

  private typealias Find =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) ->
    Int32
  private typealias Select = @convention(c) (OpaquePointer, UInt, Int32) -> Void
  private typealias List = @convention(c) (OpaquePointer, UInt) -> UnsafeMutableRawPointer?
  private typealias Look =
    @convention(c) (OpaquePointer, UnsafeMutableRawPointer, UInt) -> UnsafeMutableRawPointer?
  private typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void

  private var displays: SharedLibrary? { SharedLibrary("libXrandr.so.2") }

  /// Asks to be told of displays.
  func followDisplays() {
    guard let root, let select = displays?.function("XRRSelectInput", as: Select.self) else {
      return
    }
    // RRCrtcChangeNotifyMask, and RROutputChangeNotifyMask, which SDL has asked for. Servers add nothing to
    // what was asked for before.
    select(display, root, 0)
    select(display, root, 1 << 1 | 1 << 2)
    flush()
  }

  /// Whether an event tells of a display that comes, goes or changes.
  func mayChangeDisplays(_ event: XEvent) -> Bool {
    var (first, error): (Int32, Int32) = (0, 0)
    // The library knows it since SDL asked.
    guard let find = displays?.function("XRRQueryExtension", as: Find.self),
      find(display, &first, &error) != 0
    else { return false }
    // 1 is RRNotify.
    return event.type == first + 1
  }

  /// Returns the number of frames per second of the display that shows a pixel of the desktop; `nil`
  /// if it is unknown.
  func refreshRate(x: Int, y: Int) -> Double? {
    guard let root, let displays,
      let list = displays.function("XRRGetScreenResourcesCurrent", as: List.self),
      let free = displays.function("XRRFreeScreenResources", as: Release.self),
      let look = displays.function("XRRGetCrtcInfo", as: Look.self),
      let freeArea = displays.function("XRRFreeCrtcInfo", as: Release.self),
      let memory = list(display, root)
    else { return nil }
    defer { free(memory) }
    let resources = memory.load(as: Resources.self)
    for number in UnsafeBufferPointer(start: resources.areas, count: Int(resources.areaCount)) {
      guard let pointer = look(display, memory, number) else { continue }
      defer { freeArea(pointer) }
      let area = pointer.load(as: Area.self)
      guard area.contains(x, y) else { continue }
      let modes = UnsafeBufferPointer(start: resources.modes, count: Int(resources.modeCount))
      let rate = modes.first { $0.number == area.mode }?.refreshRate ?? 0
      return rate > 0 ? rate : nil
    }
    return nil
  }
}
