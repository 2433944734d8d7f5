public import Testing

extension ExitTest.Result? {
  /// The text that the process of an exit test wrote to standard error.
  ///
  /// The test observes `\.standardErrorContent`.
  public var standardError: String {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
  }
}
