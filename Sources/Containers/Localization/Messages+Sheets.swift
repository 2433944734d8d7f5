extension Messages {
  /// Accessibility labels of sheets.
  enum Sheets {
    /// The handle at the top of a sheet, which makes it larger or smaller.
    static var grabber: String { LocalizedMessage("Sheet grabber").text }
  }
}
