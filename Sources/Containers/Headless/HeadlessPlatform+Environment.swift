extension HeadlessPlatform {
  /// Sets ``systemTraits`` from the environment variable `CONTAINERS_TRAITS`, for example
  /// `dark,text=1.5`.
  ///
  /// An unknown word is ignored with a warning.
  public func takeTraitsFromEnvironment() { takeTraits(from: environmentVariable) }

  func takeTraits(from variable: (String) -> String?) {
    systemTraits = EnvironmentSettings(variable: variable).stronger
  }
}
