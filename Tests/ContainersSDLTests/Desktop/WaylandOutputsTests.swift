import Testing

@testable import ContainersSDL

@Suite("The displays of a Wayland compositor") struct WaylandOutputsTests {
  @Test("D72: The scale is that of the pixels to the points, also of a display that is turned")
  func fraction() {
    var compositor = CompositorStandIn()
    compositor.announce()
    compositor.tell(mode: (1600, 1200, 60000), points: (800, 1066))

    #expect(compositor.state.outputs.map { ($0.scale * 1000).rounded() } == [1501])
  }

  @Test("D72: Another scale is told while the connection lasts")
  func change() {
    var compositor = CompositorStandIn()
    compositor.announce()
    compositor.tell(mode: (1600, 1200, 60000), points: (1600, 1200))
    let former = compositor.state.outputs

    compositor.tell(mode: (1600, 1200, 60000), points: (800, 600))

    #expect(former.map(\.scale) == [1])
    #expect(compositor.state.outputs.map(\.scale) == [2])
  }

  @Test("D72: A compositor that does not tell the size in points has whole scales")
  func whole() {
    var compositor = CompositorStandIn()
    compositor.announce(hasSizes: false)
    compositor.send(CompositorStandIn.output, 3, [2])

    #expect(compositor.state.outputs.map(\.scale) == [2])
  }

  @Test("D75: The refresh rate is that of the mode in use")
  func refreshRate() {
    var compositor = CompositorStandIn()
    compositor.announce()
    compositor.send(CompositorStandIn.output, 1, [1, 1600, 1200, 30000])
    compositor.send(CompositorStandIn.output, 1, [0, 800, 600, 75000])

    #expect(compositor.state.outputs.map(\.refreshRate) == [30])
  }

  @Test("D75: A display that is unplugged is forgotten")
  func removal() {
    var compositor = CompositorStandIn()
    compositor.announce()

    compositor.send(CompositorStandIn.registry, 1, [CompositorStandIn.number])

    #expect(compositor.state.outputs.isEmpty)
  }

  @Test("D75: The corner of a display may be left of the first one")
  func corner() {
    var compositor = CompositorStandIn()
    compositor.announce()
    compositor.send(CompositorStandIn.size, 0, [UInt32(bitPattern: -1200), 90])

    #expect(compositor.state.outputs.map(\.x) == [-1200])
    #expect(compositor.state.outputs.map(\.y) == [90])
  }

  @Test("D72: Events may arrive in pieces of any length", arguments: 1..<40)
  func pieces(length: Int) {
    var compositor = CompositorStandIn()
    compositor.pieceLength = length
    compositor.announce()
    compositor.tell(mode: (1600, 1200, 60000), points: (800, 600))

    #expect(compositor.state.outputs.map(\.scale) == [2])
  }

  @Test(
    "D72: A message of an impossible length ends the connection", arguments: [0, 4, 7, 10, 8192])
  func impossible(length: UInt32) {
    var state = WaylandOutputs()
    let isReadable = state.take(CompositorStandIn.bytes([2, length << 16]))

    #expect(!isReadable)
  }

  @Test("D72: An error ends the connection")
  func error() {
    var state = WaylandOutputs()
    let isReadable = state.take(CompositorStandIn.bytes([1, 20 << 16, 2, 0, 0]))

    #expect(!isReadable)
  }

  @Test(
    "D72: The socket is that of the environment",
    arguments: [
      (["WAYLAND_DISPLAY": "nested", "XDG_RUNTIME_DIR": "/run/user/7"], "/run/user/7/nested"),
      (["XDG_RUNTIME_DIR": "/run/user/7"], "/run/user/7/wayland-0"),
      (["WAYLAND_DISPLAY": "/tmp/socket"], "/tmp/socket"),
      (["WAYLAND_SOCKET": "5", "XDG_RUNTIME_DIR": "/run/user/7"], nil),
      (["WAYLAND_DISPLAY": "wayland-1"], nil),
    ] as [([String: String], String?)])
  @MainActor func path(variables: [String: String], expected: String?) {
    #expect(WaylandDisplays.path { variables[$0] } == expected)
  }
}

/// A compositor with a display, which tells what a test wants.
private struct CompositorStandIn {
  static let registry: UInt32 = 2
  /// The compositor's number for the display.
  static let number: UInt32 = 40
  /// The objects in the order in which the client asks for them.
  static let output: UInt32 = 3
  static let size: UInt32 = 5

  private(set) var state = WaylandOutputs()
  var pieceLength = 1000

  /// Announces a display, and that sizes in points are told.
  mutating func announce(hasSizes: Bool = true) {
    send(Self.registry, 0, [Self.number] + Self.text("wl_output") + [4])
    send(Self.registry, 0, [7] + Self.text("wl_seat") + [8])
    if hasSizes { send(Self.registry, 0, [41] + Self.text("zxdg_output_manager_v1") + [3]) }
  }

  mutating func tell(mode: (UInt32, UInt32, UInt32), points: (UInt32, UInt32)) {
    send(Self.output, 1, [1, mode.0, mode.1, mode.2])
    send(Self.size, 1, [points.0, points.1])
  }

  mutating func send(_ object: UInt32, _ event: UInt32, _ body: [UInt32]) {
    let length = UInt32(8 + body.count * 4)
    var bytes = Self.bytes([object, length << 16 | event] + body)[...]
    while !bytes.isEmpty {
      let isReadable = state.take(bytes.prefix(pieceLength))
      #expect(isReadable)
      bytes = bytes.dropFirst(pieceLength)
    }
  }

  static func bytes(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }

  /// The words of a text: its length with the zero at its end, and its bytes, padded.
  private static func text(_ text: String) -> [UInt32] {
    var bytes = Array(text.utf8) + [0]
    let length = UInt32(bytes.count)
    while bytes.count % 4 != 0 { bytes.append(0) }
    return [length]
      + stride(from: 0, to: bytes.count, by: 4).map { start in
        bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
      }
  }
}
