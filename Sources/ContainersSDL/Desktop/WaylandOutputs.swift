/// The displays of a Wayland compositor, as it tells them to a client that asks for nothing else.
///
/// SDL tells neither a new scale nor a new refresh rate of a display. Bytes go in as they arrive, and
/// the requests to send come out.
///
/// Sources: `wayland.xml`, and `xdg-output-unstable-v1.xml` for the size in points.
struct WaylandOutputs {
  /// A display.
  struct Output: Hashable {
    /// The compositor's number for the display.
    let number: UInt32
    /// The upper-left corner on the desktop, in points.
    fileprivate(set) var x = 0
    fileprivate(set) var y = 0
    /// The number of frames per second; 0 if unknown.
    fileprivate(set) var refreshRate = 0.0
    fileprivate var pixelLength = 0
    fileprivate var pointLength = 0
    fileprivate var wholeScale = 1

    /// The number of pixels per point.
    var scale: Double {
      guard pixelLength > 0, pointLength > 0 else { return Double(wholeScale) }
      return Double(pixelLength) / Double(pointLength)
    }
  }

  /// What an object of the connection is.
  private enum Kind {
    case output(UInt32)
    case size(of: UInt32)
  }

  /// The displays, oldest first.
  private(set) var outputs: [Output] = []
  /// Requests that have not been sent.
  private(set) var outgoing: [UInt8] = []
  private var incoming: [UInt8] = []
  private var objects: [UInt32: Kind] = [:]
  private var nextObject: UInt32 = 3
  private var manager: UInt32?

  private static let display: UInt32 = 1
  private static let registry: UInt32 = 2
  /// No event that is asked for is longer; the protocol's limit for a message.
  private static let longestMessage = 4096

  /// Creates the state of a new connection, which begins by asking for what there is.
  init() { send(1, to: Self.display, [Self.registry]) }

  /// Takes the requests that wait.
  mutating func takeOutgoing() -> [UInt8] {
    defer { outgoing = [] }
    return outgoing
  }

  /// Takes bytes of the compositor.
  ///
  /// - Returns: Whether they can be read.
  mutating func take(_ bytes: some Sequence<UInt8>) -> Bool {
    incoming += bytes
    var start = 0
    while incoming.count - start >= 8 {
      let object = word(at: start)
      let second = word(at: start + 4)
      let length = Int(second >> 16)
      guard length >= 8, length <= Self.longestMessage, length % 4 == 0 else { return false }
      guard incoming.count - start >= length else { break }
      let body = stride(from: start + 8, to: start + length, by: 4).map { word(at: $0) }
      start += length
      // The first event of the display is an error, after which it sends nothing.
      if object == Self.display, second & 0xffff == 0 { return false }
      note(object, event: Int(second & 0xffff), body)
    }
    incoming.removeFirst(start)
    return true
  }

  private func word(at start: Int) -> UInt32 {
    incoming[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private mutating func note(_ object: UInt32, event: Int, _ body: [UInt32]) {
    if object == Self.registry {
      if event == 0 { bind(body) } else if let number = body.first { remove(number) }
      return
    }
    switch objects[object] {
    case .output(let number): change(number) { Self.noteOutput(event, body, &$0) }
    case .size(let number): change(number) { Self.noteSize(event, body, &$0) }
    case nil: break
    }
  }

  private mutating func change(_ number: UInt32, _ apply: (inout Output) -> Void) {
    if let index = outputs.firstIndex(where: { $0.number == number }) { apply(&outputs[index]) }
  }

  private static func noteOutput(_ event: Int, _ body: [UInt32], _ output: inout Output) {
    switch event {
    // Modes that are not in use are told, too.
    case 1 where body.count >= 4 && body[0] & 1 == 1:
      output.pixelLength = Int(max(body[1], body[2]))
      output.refreshRate = Double(body[3]) / 1000
    case 3 where !body.isEmpty: output.wholeScale = max(1, Int(Int32(bitPattern: body[0])))
    default: break
    }
  }

  private static func noteSize(_ event: Int, _ body: [UInt32], _ output: inout Output) {
    guard body.count >= 2 else { return }
    switch event {
    case 0:
      output.x = Int(Int32(bitPattern: body[0]))
      output.y = Int(Int32(bitPattern: body[1]))
    // The longer side, so that it does not matter how the display is turned.
    case 1: output.pointLength = Int(max(body[0], body[1]))
    default: break
    }
  }

  private mutating func bind(_ body: [UInt32]) {
    guard body.count >= 3 else { return }
    let length = Int(body[1])
    let bytes = body[2..<body.count - 1].flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    guard length > 0, length <= bytes.count, let offered = body.last else { return }
    switch String(decoding: bytes.prefix(length - 1), as: UTF8.self) {
    case "wl_output":
      outputs.append(Output(number: body[0]))
      // Version 2 tells the scale.
      let object = bind(body, version: min(offered, 2))
      objects[object] = .output(body[0])
      askForSize(of: object, body[0])
    case "zxdg_output_manager_v1":
      manager = bind(body, version: 1)
      for case (let object, .output(let number)) in objects { askForSize(of: object, number) }
    default: break
    }
  }

  /// Binds a global object.
  private mutating func bind(_ body: [UInt32], version: UInt32) -> UInt32 {
    let object = newObject()
    send(0, to: Self.registry, body.dropLast() + [version, object])
    return object
  }

  private mutating func askForSize(of output: UInt32, _ number: UInt32) {
    guard let manager else { return }
    let object = newObject()
    objects[object] = .size(of: number)
    send(1, to: manager, [object, output])
  }

  private mutating func newObject() -> UInt32 {
    defer { nextObject += 1 }
    return nextObject
  }

  private mutating func remove(_ number: UInt32) {
    outputs.removeAll { $0.number == number }
    objects = objects.filter { _, kind in
      switch kind {
      case .output(let other), .size(of: let other): other != number
      }
    }
  }

  private mutating func send(_ request: UInt32, to object: UInt32, _ arguments: [UInt32]) {
    let length = UInt32(8 + arguments.count * 4)
    for word in [object, length << 16 | request] + arguments {
      outgoing += (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
  }
}
