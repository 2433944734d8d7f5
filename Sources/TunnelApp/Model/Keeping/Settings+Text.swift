internal import Atlas

/// The settings as a text of lines `key = value`.
nonisolated extension Settings {
  /// Reads settings.
  ///
  /// Missing and unreadable settings have their defaults.
  ///
  /// - Parameter usual: The units of a user who has chosen none.
  /// - Returns: The settings, and the numbers of the lines that cannot be read.
  static func read(
    _ text: KeyedText, usual: Units = .metric
  ) -> (settings: Settings, damaged: [Int]) {
    var settings = Settings(units: usual)
    var damaged = text.damagedLines
    func read<Value: RawRepresentable<String>>(_ key: String, into value: inout Value) {
      guard let entry = text[key] else { return }
      if let known = Value(rawValue: entry.value) {
        value = known
      } else {
        damaged.append(entry.line)
      }
    }
    read("units", into: &settings.units)
    read("appearance", into: &settings.appearance)
    read("font", into: &settings.font)
    read("start", into: &settings.start)
    read("recent", into: &settings.recentFiles)
    read("home", into: &settings.home)
    read("pins", into: &settings.pins)
    read("link", into: &settings.link)
    read("card", into: &settings.card)
    read("scrolling", into: &settings.scrolling)
    read("resolution", into: &settings.pictureSize)
    read("picture", into: &settings.pictureContent)
    var notation = settings.notation
    read("notation", into: &notation)
    if CoordinateFormat.offered.contains(notation) {
      settings.notation = notation
    } else if let entry = text["notation"] {
      damaged.append(entry.line)
    }
    return (settings, damaged.sorted())
  }

  /// Writes the settings that changed into a text; the rest of it stays.
  ///
  /// - Parameters:
  ///   - known: The settings before the change; nil for those in the text.
  ///   - usual: The units of a user who has chosen none, which a new text does not have.
  func write(into text: inout KeyedText, since known: Settings? = nil, usual: Units? = nil) {
    let old = known ?? Settings.read(text, usual: usual ?? .metric).settings
    let isNew = text["version"] == nil
    if isNew {
      if text.text.isEmpty { text.append(comment: Messages.Choices.heading) }
      text.set("1", for: "version")
    }
    func write<Value: RawRepresentable<String> & Equatable>(
      _ key: String, _ path: KeyPath<Settings, Value>
    ) {
      guard isNew || self[keyPath: path] != old[keyPath: path] else { return }
      text.set(self[keyPath: path].rawValue, for: key)
    }
    if !isNew || units != usual { write("units", \.units) }
    write("notation", \.notation)
    write("appearance", \.appearance)
    write("font", \.font)
    write("start", \.start)
    write("recent", \.recentFiles)
    write("pins", \.pins)
    if home != .unknown { write("home", \.home) }
    write("link", \.link)
    write("card", \.card)
    write("scrolling", \.scrolling)
    write("resolution", \.pictureSize)
    write("picture", \.pictureContent)
  }
}
