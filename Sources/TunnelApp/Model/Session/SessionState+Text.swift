internal import Atlas
internal import Containers

/// The states of windows as a text of lines `key = value`, where keys begin with the number of the
/// window.
nonisolated extension SessionState {
  /// The version of the text.
  private static let version = "1"
  /// The greatest number of bytes of a text or a path that is restored.
  private static let longestText = 4096
  /// The value of a flag that is set; others are not written.
  private static let yes = "yes"

  /// Reads the states of windows.
  ///
  /// What is missing or cannot be read has its default.
  static func read(_ text: KeyedText) -> KeptReading<[Int: SessionState]> {
    let reader = KeyedReader(text)
    _ = reader.read("version") { $0 == version ? version : nil }
    var states: [Int: SessionState] = [:]
    for number in Set(reader.keys.compactMap(windowNumber)) {
      states[number] = SessionState(WindowReader(text: reader, prefix: "\(number)."))
    }
    return KeptReading(value: states, damaged: reader.damaged)
  }

  /// Returns the number of a window from the key of its place or its width, one of which may be
  /// damaged; nil for other keys.
  private static func windowNumber(_ key: String) -> Int? {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, ["dig", "width"].contains(parts[1]), let number = Int(parts[0]),
      number > 0, "\(number)" == parts[0]
    else { return nil }
    return number
  }

  /// Returns the text of the states of windows.
  static func text(_ states: [Int: SessionState]) -> KeyedText {
    var text = KeyedText()
    text.append(comment: Messages.Choices.windowsHeading)
    text.set(version, for: "version")
    for (number, state) in states.sorted(by: { $0.key < $1.key }) {
      var fields = Fields(text: text, prefix: "\(number).")
      state.write(into: &fields)
      text = fields.text
    }
    return text
  }

  private init(_ window: WindowReader) {
    dig = window.coordinate("dig").map(Dig.init)
    maps = Ends { Self.map(of: $0, window) }
    showsInfo = window.flag("info")
    document = window.text("document") { $0.hasPrefix("/") ? $0 : nil }
    hasSidebar = window.flag("sidebar")
    panel = window.text("panel", Panel.Kind.init).map {
      Panel(kind: $0, page: Self.page(of: $0, window), text: window.text("text"))
    }
    let sizes = 1.0...16384.0
    if let width = window.number("width", where: sizes.contains),
      let height = window.number("height", where: sizes.contains)
    {
      self.window.size = Size(width: width, height: height)
    }
    if let x = window.number("x"), let y = window.number("y") {
      self.window.position = Point(x: x, y: y)
    }
    self.window.isMaximized = window.flag("maximized")
    self.window.isFullScreen = window.flag("fullscreen")
  }

  private static func page(of kind: Panel.Kind, _ window: WindowReader) -> String {
    let page = window.text("page")
    // Version 0.1 wrote "licences".
    return kind == .about && page == "licences" ? "licenses" : page
  }

  private static func map(of end: End, _ window: WindowReader) -> MapState? {
    let prefix = end.rawValue + "."
    // Version 0.1 wrote "centre". It is always read, or a file with both would seem damaged.
    let old = window.coordinate(prefix + "centre")
    guard let center = window.coordinate(prefix + "center") ?? old else { return nil }
    var map = MapState(center: center)
    if let degrees = window.number(prefix + "heading", where: (-180.0...180).contains) {
      map.heading = .degrees(degrees)
    }
    map.radius = window.number(prefix + "radius") { $0 > 0 }
    map.appearance = MapAppearance(
      style: window.text(prefix + "style", MapStyle.init) ?? .hybrid,
      showsOtherSide: window.flag(prefix + "otherside"),
      showsGraticule: window.flag(prefix + "graticule"),
      showsDaylight: window.flag(prefix + "daylight"))
    return map
  }

  private func write(into fields: inout Fields) {
    fields["dig"] = dig.map { CoordinateFormat.exact.string(for: $0.entrance) }
    for end in End.allCases {
      if let map = maps[end] { Self.write(map, of: end, into: &fields) }
    }
    fields["info"] = Fields.text(showsInfo)
    fields["document"] = document
    fields["sidebar"] = Fields.text(hasSidebar)
    if let panel {
      fields["panel"] = panel.kind.rawValue
      fields["page"] = panel.page.isEmpty ? nil : panel.page
      fields["text"] = panel.text.isEmpty ? nil : panel.text
    }
    fields["width"] = "\(window.size.width)"
    fields["height"] = "\(window.size.height)"
    fields["x"] = window.position.map { "\($0.x)" }
    fields["y"] = window.position.map { "\($0.y)" }
    fields["maximized"] = Fields.text(window.isMaximized)
    fields["fullscreen"] = Fields.text(window.isFullScreen)
  }

  private static func write(_ map: MapState, of end: End, into fields: inout Fields) {
    let prefix = end.rawValue + "."
    fields[prefix + "center"] = CoordinateFormat.exact.string(for: map.center)
    fields[prefix + "heading"] = "\(map.heading.degrees)"
    fields[prefix + "radius"] = map.radius.map { "\($0)" }
    fields[prefix + "style"] = map.appearance.style.rawValue
    fields[prefix + "otherside"] = Fields.text(map.appearance.showsOtherSide)
    fields[prefix + "graticule"] = Fields.text(map.appearance.showsGraticule)
    fields[prefix + "daylight"] = Fields.text(map.appearance.showsDaylight)
  }

  /// The entries of one window that are read.
  private struct WindowReader {
    let text: KeyedReader
    let prefix: String

    func text<Value>(_ key: String, _ value: (String) -> Value?) -> Value? {
      text.read(prefix + key) { $0.utf8.count > longestText ? nil : value($0) }
    }

    func text(_ key: String) -> String { text(key, Optional.some) ?? "" }

    func coordinate(_ key: String) -> Coordinate? {
      text(key) { try? CoordinateFormat.coordinate(from: $0) }
    }

    /// Returns a finite number that fulfills a condition; nil if there is none.
    func number(_ key: String, where isValid: (Double) -> Bool = { _ in true }) -> Double? {
      text(key) { Double($0).flatMap { $0.isFinite && isValid($0) ? $0 : nil } }
    }

    func flag(_ key: String) -> Bool { text(key) { $0 == yes ? true : nil } ?? false }
  }

  /// The entries of one window that are written.
  private struct Fields {
    var text: KeyedText
    let prefix: String

    subscript(key: String) -> String? {
      get { text[prefix + key]?.value }
      set {
        guard let newValue, newValue.utf8.count <= longestText else { return }
        text.set(newValue, for: prefix + key)
      }
    }

    static func text(_ flag: Bool) -> String? { flag ? yes : nil }
  }
}
