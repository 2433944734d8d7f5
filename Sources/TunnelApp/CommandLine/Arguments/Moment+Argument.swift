internal import ArgumentParser

nonisolated extension Moment {
  static let help = ArgumentHelp(
    "What time it is on Earth, in ISO 8601 (UTC unless it says otherwise); now if left out.",
    valueName: "date")

  /// Makes a moment from ISO 8601, or says why not.
  init(reading text: String) throws(CommandFailure) {
    guard let moment = Moment(iso8601: text) else {
      throw CommandFailure(
        .unreadableInput, "Write a date of ISO 8601, for example “2026-06-21T12:00Z”.")
    }
    self = moment
  }
}
