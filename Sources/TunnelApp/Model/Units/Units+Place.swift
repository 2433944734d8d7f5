internal import Containers

nonisolated extension Units {
  /// Creates the units that are usual where the user lives: what LC_MEASUREMENT says, or metric.
  ///
  /// - Parameter variable: Returns the value of an environment variable; nil if it is not set.
  init(from variable: (String) -> String?) {
    let locale = LocaleCategory.measurement.locale(from: variable)
    switch locale?.split(separator: "_").last {
    case "US", "LR": self = .imperial
    case "GB": self = .british
    default: self = .metric
    }
  }
}
