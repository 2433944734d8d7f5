internal import ArgumentParser

nonisolated extension Moment {
  static let help = ArgumentHelp(
    Messages.Help.date,
    valueName: "date")

  /// Creates a moment from ISO 8601.
  ///
  /// Throws if the text is malformed.
  init(reading text: String) throws(CommandFailure) {
    guard let moment = Moment(iso8601: text) else {
      throw CommandFailure(
        .unreadableInput, Messages.Failures.date)
    }
    self = moment
  }
}
