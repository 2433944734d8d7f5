/// A subject that the library logs, for debugging.
///
/// Set `CONTAINERS_LOG=appearance,layout` in the environment to write the lines of those channels
/// to the standard error output. `CONTAINERS_LOG=warnings` writes no channel, but makes a program show
/// the warnings that it hides.
public enum LogChannel: String, CaseIterable, Hashable, Sendable {
  /// State changes of view controllers, and what caused them.
  case appearance
  /// The phases of transitions between controllers.
  case transitions
  /// The phases of overlays: menus, tooltips, notices, panels.
  case overlays
  /// The rounds of the layout pass, and the views that are still dirty.
  case layout
  /// The solutions of a window's constraints, and the constraints that were broken.
  case constraints
  /// The states of gesture recognizers, and which one wins a touch.
  case gestures
  /// The first character that no font has.
  case text

  /// The word that asks for nothing but warnings.
  private static let warnings = "warnings"

  /// The channels enabled by the environment, read once.
  package static let chosen = LogChannel.named(environmentVariable("CONTAINERS_LOG") ?? "")

  /// Returns the channels in a comma-separated list, warning about unknown names.
  package static func named(_ list: String) -> Set<LogChannel> {
    var channels = Set<LogChannel>()
    for part in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
      if let channel = LogChannel(rawValue: part.lowercased()) {
        channels.insert(channel)
      } else if part.lowercased() != warnings {
        let known = (LogChannel.allCases.map(\.rawValue) + [warnings]).joined(separator: ", ")
        tellUser("CONTAINERS_LOG names the unknown channel “\(part)”: use \(known).")
      }
    }
    return channels
  }
}
