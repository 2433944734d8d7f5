extension HeadlessPlatform {
  /// Sets ``systemTraits`` from the environment variable `CONTAINERS_TRAITS`, for example
  /// `dark,text=1.5`.
  ///
  /// An unknown word is ignored with a warning.
  ///
  /// ``scale`` is set from `CONTAINERS_SCALE`, a number from 0.5 to 4, if that is set.
  public func takeTraitsFromEnvironment() { takeTraits(from: environmentVariable) }

  func takeTraits(from variable: (String) -> String?) {
    systemTraits = EnvironmentSettings(variable: variable).stronger
    if let chosen = EnvironmentSettings.displayScale(variable) { scale = chosen }
  }
}
