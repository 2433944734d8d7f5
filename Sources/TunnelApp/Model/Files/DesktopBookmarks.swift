internal import Atlas

/// The list of recently used files that programs of the desktop share.
///
/// Source: freedesktop.org, Desktop Bookmarks Specification 0.9; GTK's file `recently-used.xbel`.
nonisolated struct DesktopBookmarks: Hashable, Sendable {
  /// The text of the list.
  private(set) var text: String

  private static let empty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xbel version="1.0"
          xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
          xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
    >
    </xbel>

    """

  /// Reads a list; an empty text is an empty list.
  ///
  /// - Returns: nil if the text is no such list.
  init?(_ text: String) {
    self.text = text.isEmpty ? Self.empty : text
    guard self.text.contains("<xbel"), self.text.contains("xmlns:bookmark="),
      self.text.contains("xmlns:mime="), self.text.contains("</xbel>")
    else { return nil }
  }

  /// Notes that this program opened a file, and keeps everything else.
  mutating func note(_ uri: String, at time: Moment) {
    let address = Self.escaped(uri)
    guard let start = text.ranges(of: "<bookmark href=\"\(address)\"").first,
      let end = text[start.upperBound...].ranges(of: "</bookmark>").first
    else { return add(address, at: time) }
    var bookmark = String(text[start.lowerBound..<end.lowerBound])
    Self.stamp(&bookmark, from: bookmark.startIndex, ["modified", "visited"], time)
    if let own = bookmark.ranges(of: "<bookmark:application name=\"Tunnel\"").first {
      Self.stamp(&bookmark, from: own.lowerBound, ["modified"], time)
      Self.count(&bookmark, from: own.lowerBound)
    } else if let list = bookmark.ranges(of: "</bookmark:applications>").first {
      bookmark.insert(contentsOf: Self.application(at: time), at: list.lowerBound)
    }
    text.replaceSubrange(start.lowerBound..<end.lowerBound, with: bookmark)
  }

  private mutating func add(_ address: String, at time: Moment) {
    guard let end = text.ranges(of: "</xbel>").last else { return }
    let entry = """
        <bookmark href="\(address)" added="\(time)" modified="\(time)" visited="\(time)">
          <info>
            <metadata owner="http://freedesktop.org">
              <mime:mime-type type="application/geo+json"/>
              <bookmark:applications>\(Self.application(at: time))</bookmark:applications>
            </metadata>
          </info>
        </bookmark>

      """
    text.insert(contentsOf: entry, at: end.lowerBound)
  }

  private static func application(at time: Moment) -> String {
    "<bookmark:application name=\"Tunnel\" exec=\"&apos;tunnel %u&apos;\""
      + " modified=\"\(time)\" count=\"1\"/>"
  }

  /// Gives attributes of the element that begins at an index a new time.
  private static func stamp(
    _ text: inout String, from start: String.Index, _ names: [String], _ time: Moment
  ) {
    for name in names { replace(name, in: &text, from: start) { _ in "\(time)" } }
  }

  /// Counts one more opening in the element that begins at an index.
  private static func count(_ text: inout String, from start: String.Index) {
    replace("count", in: &text, from: start) { "\((Int($0) ?? 0) &+ 1)" }
  }

  private static func replace(
    _ name: String, in text: inout String, from start: String.Index, _ new: (Substring) -> String
  ) {
    guard let tag = text[start...].firstIndex(of: ">"),
      let key = text[start..<tag].ranges(of: " \(name)=\"").first,
      let end = text[key.upperBound..<tag].firstIndex(of: "\"")
    else { return }
    text.replaceSubrange(key.upperBound..<end, with: new(text[key.upperBound..<end]))
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
