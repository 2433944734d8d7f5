internal import Atlas
@testable import TunnelApp

/// Reads texts as the files that the app keeps for the user.
enum FuzzKeeping {
  private static let settingCount = Mirror(reflecting: Settings()).children.count

  static func readSettings(_ original: String) {
    let text = KeyedText(original)
    let isWhole = original.isEmpty || original.utf8.last == UInt8(ascii: "\n")
    precondition(text.text.utf8.elementsEqual((original + (isWhole ? "" : "\n")).utf8))
    precondition(KeyedText(text.text) == text, "what was written reads differently")
    let (settings, damaged) = Settings.read(text)
    let lineCount = lines(text).count
    precondition(damaged.allSatisfy { 1...max(1, lineCount) ~= $0 } && damaged == damaged.sorted())
    var other = settings
    let number = original.utf8.count
    other.appearance = Settings.Appearance.allCases[number % 3]
    other.units = Units.allCases[number / 3 % 3]
    check(other, writtenInto: text)
  }

  /// Checks that settings read as they were written, and that all other lines stay.
  private static func check(_ settings: Settings, writtenInto text: KeyedText) {
    var written = text
    settings.write(into: &written)
    precondition(Settings.read(written).settings == settings, "what was written reads differently")
    var again = KeyedText(written.text)
    precondition(again == written)
    settings.write(into: &again)
    precondition(again == written, "written twice")
    let (before, after) = (lines(text), lines(written))
    // A heading and the version.
    precondition(after.count >= before.count && after.count <= before.count + 2 + settingCount)
    let changed = zip(before, after).enumerated().filter {
      !$0.element.0.elementsEqual($0.element.1)
    }
    precondition(changed.count <= settingCount)
    let damaged = text.damagedLines
    precondition(written.damagedLines == damaged, "damaged lines have changed")
    precondition(changed.allSatisfy { !damaged.contains($0.offset + 1) })
  }

  private static func lines(_ text: KeyedText) -> [Substring.UTF8View] {
    text.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
  }

  static func readHistory(_ text: String) {
    let reading = DigHistory.read(KeptText(text))
    precondition(reading.damaged.allSatisfy { $0 > 0 })
    precondition(reading.damaged == reading.damaged.sorted())
    guard let history = reading.value else { return }
    precondition(history.entries.count <= DigHistory.limit)
    check(history)
    var undone = history
    while undone.undo() != nil {}
    check(undone)
    while undone.redo() != nil {}
    check(undone)
  }

  private static func check(_ history: DigHistory) {
    precondition(history.text.utf8.count < 1 << 20, "the file would be refused")
    let again = DigHistory.read(KeptText(history.text))
    precondition(again.damaged.isEmpty, "what was written cannot be read: \(history.text)")
    precondition(again.value == history, "what was written reads differently: \(history.text)")
  }

  static func readWindows(_ text: String) {
    let states = SessionState.read(KeyedText(text)).value ?? [:]
    precondition(states.keys.allSatisfy { $0 > 0 })
    let written = SessionState.text(states).text
    let again = SessionState.read(KeyedText(written))
    precondition(again.value == states, "what was written reads differently")
    precondition(again.damaged.isEmpty, "what was written cannot be read")
  }
}
