/// A page of the sheet about the app, below its first.
enum AboutPage: String, CaseIterable {
  case sources, licenses, keys, versions

  /// The title of the page.
  var title: String {
    switch self {
    case .sources: Messages.About.sources
    case .licenses: Messages.About.licenses
    case .keys: Messages.AllKeys.title
    case .versions: Messages.About.versions
    }
  }
}
