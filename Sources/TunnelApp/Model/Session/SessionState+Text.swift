internal import Atlas
internal import Containers

/// The states of windows as a text of lines `key = value`, where keys begin with the number of the
/// window.
nonisolated extension SessionState {
  /// The version of the text.
  private static let version = "1"
  /// The greatest number of bytes of a text or a path that is restored.
  private static let longestText = 4096

  /// Reads the states of windows, in their order; nil if a later version wrote them.
  ///
  /// What is missing or cannot be read has its default.
  static func read(_ text: KeyedText) -> [Int: SessionState]? {
    guard text["version"]?.value == version else { return nil }
    var states: [Int: SessionState] = [:]
    for number in Set(text.keys.compactMap(windowNumber)) {
      states[number] = SessionState(Fields(text: text, prefix: "\(number)."))
    }
    return states
  }

  /// Returns the number of a window from the key of its width; nil for other keys.
  private static func windowNumber(_ key: String) -> Int? {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "width", let number = Int(parts[0]), number > 0,
      "\(number)" == parts[0]
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

  private init(_ fields: Fields) {
    dig = fields["dig"].flatMap { try? CoordinateFormat.coordinate(from: $0) }.map(Dig.init)
    for end in End.allCases { maps[end] = Self.map(of: end, fields) }
    showsInfo = fields.flag("info")
    document = fields["document"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    hasSidebar = fields.flag("sidebar")
    panel = fields["panel"].flatMap(Panel.Kind.init).map {
      Panel(kind: $0, page: fields["page"] ?? "", text: fields["text"] ?? "")
    }
    if let width = fields.number("width"), let height = fields.number("height"),
      (1...16384).contains(width), (1...16384).contains(height)
    {
      window.size = Size(width: width, height: height)
    }
    if let x = fields.number("x"), let y = fields.number("y") {
      window.position = Point(x: x, y: y)
    }
    window.isMaximized = fields.flag("maximized")
    window.isFullScreen = fields.flag("fullscreen")
  }

  private static func map(of end: End, _ fields: Fields) -> MapState? {
    let prefix = end.rawValue + "."
    guard
      let centre = fields[prefix + "centre"].flatMap({ try? CoordinateFormat.coordinate(from: $0) })
    else { return nil }
    var map = MapState(centre: centre)
    if let degrees = fields.number(prefix + "heading"), (-180...180).contains(degrees) {
      map.heading = .degrees(degrees)
    }
    if let radius = fields.number(prefix + "radius"), radius > 0 { map.radius = radius }
    map.appearance = MapAppearance(
      style: fields[prefix + "style"].flatMap(MapStyle.init) ?? .hybrid,
      showsOtherSide: fields.flag(prefix + "otherside"),
      showsGraticule: fields.flag(prefix + "graticule"))
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
    fields[prefix + "centre"] = CoordinateFormat.exact.string(for: map.centre)
    fields[prefix + "heading"] = "\(map.heading.degrees)"
    fields[prefix + "radius"] = map.radius.map { "\($0)" }
    fields[prefix + "style"] = map.appearance.style.rawValue
    fields[prefix + "otherside"] = Fields.text(map.appearance.showsOtherSide)
    fields[prefix + "graticule"] = Fields.text(map.appearance.showsGraticule)
  }

  /// The entries of one window.
  private struct Fields {
    var text: KeyedText
    let prefix: String

    subscript(key: String) -> String? {
      get {
        text[prefix + key].flatMap {
          $0.value.utf8.count > SessionState.longestText ? nil : $0.value
        }
      }
      set { if let newValue { text.set(newValue, for: prefix + key) } }
    }

    /// Returns a finite number; nil if there is none.
    func number(_ key: String) -> Double? {
      self[key].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    func flag(_ key: String) -> Bool { self[key] == "yes" }

    static func text(_ flag: Bool) -> String? { flag ? "yes" : nil }
  }
}
