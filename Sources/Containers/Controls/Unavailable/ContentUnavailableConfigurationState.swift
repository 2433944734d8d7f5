/// The state of a view controller that its content unavailable configuration adapts to.
public struct ContentUnavailableConfigurationState: ConfigurationState {
  /// The traits of the controller.
  public var traitCollection: TraitCollection
  /// What the user searches for in the content of the controller; nil while there is no search.
  public var searchText: String?
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a controller in whose content nobody searches.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// A state that the app defines; nil if it is not set.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
