extension Messages {
  /// Texts of alerts and action sheets.
  enum Alerts {
    /// The command that moves the keyboard focus to the next button of an alert.
    static var nextAction: String { LocalizedMessage("Next button").text }
    /// The command that moves the keyboard focus to the previous button of an alert.
    static var previousAction: String { LocalizedMessage("Previous button").text }
  }
}
