/// A value that describes the content of a view and makes the view that shows it.
///
/// Assign one to ``TableViewCell/contentConfiguration`` or to that of another cell. The cell makes a
/// view once and gives it each further configuration of the same kind. Conform to `Equatable` so that
/// a configuration equal to the one shown costs nothing.
public protocol ContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor func makeContentView() -> any View & ContentView

  /// Returns the configuration for the state of a cell, such as selected or disabled.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor
public protocol ContentView: AnyObject {
  /// The configuration that the view shows; setting one shows it.
  var configuration: any ContentConfiguration { get set }

  /// Returns whether the view can show a configuration; by default, if it has the type of the current
  /// one.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether a configuration has the type of the current one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Returns whether two configurations are known to be equal; false if they cannot be compared.
func areEqual(_ one: any ContentConfiguration, _ other: any ContentConfiguration) -> Bool {
  if let one = one as? ListContentConfiguration { return other as? ListContentConfiguration == one }
  guard let one = one as? any Equatable else { return false }
  return isEqual(one, to: other)
}

private func isEqual<Value: Equatable>(_ one: Value, to other: any ContentConfiguration) -> Bool {
  other as? Value == one
}
