extension ViewController {
  /// The nearest ancestor that is a split view controller, or `nil` if there is none.
  public var splitViewController: SplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? SplitViewController }.first
  }
}
