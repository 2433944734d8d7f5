extension HeadlessPlatform {
  /// Sets ``systemTraits`` to the traits that the environment variable `CONTAINERS_TRAITS` lists, for
  /// example `dark,text=1.5`.
  ///
  /// A word that is not known is left out with a warning.
  public func takeTraitsFromEnvironment() { takeTraits(from: environmentVariable) }

  func takeTraits(from variable: (String) -> String?) {
    systemTraits = EnvironmentSettings(variable: variable).stronger
  }
}
