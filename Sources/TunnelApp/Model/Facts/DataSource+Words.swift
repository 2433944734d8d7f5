import Atlas

nonisolated extension DataSource {
  /// The name of the data set, in the language in use if it is no proper name.
  var words: String {
    switch self {
    case .longitude: Messages.Facts.byLongitude
    case .features: Messages.Facts.ownFeatures
    default: name
    }
  }
}
