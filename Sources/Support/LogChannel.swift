/// A subject on which the library writes what it does, for people who debug.
///
/// `CONTAINERS_LOG=appearance,layout` in the environment has the lines of those channels written to
/// the standard error output.
public enum LogChannel: String, CaseIterable, Hashable, Sendable {
  /// The state of view controllers: who begins what, and what it ends in.
  case appearance
  /// The phases of transitions between controllers.
  case transitions
  /// The phases of what lies over the content of windows: menus, tooltips, notices, panels.
  case overlays
  /// The rounds of the layout pass and what still asks for another.
  case layout
  /// What the constraints of a window were solved to, and which were broken.
  case constraints
  /// The states of gesture recognizers, and who wins a touch.
  case gestures

  /// The channels that the environment names, read once.
  package static let chosen = LogChannel.named(environmentVariable("CONTAINERS_LOG") ?? "")

  /// Returns the channels of a list of names between commas; warns of names that stand for none.
  package static func named(_ list: String) -> Set<LogChannel> {
    var channels = Set<LogChannel>()
    for part in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
      if let channel = LogChannel(rawValue: part.lowercased()) {
        channels.insert(channel)
      } else {
        let known = LogChannel.allCases.map(\.rawValue).joined(separator: ", ")
        warn("CONTAINERS_LOG names “\(part)”, which is no channel: there are \(known).")
      }
    }
    return channels
  }
}
