import Atlas
import Containers

/// The contents and actions of the sheet about the app.
struct AboutContents {
  /// The sources of the data, or the error of reading them.
  var credits: Result<DataCredits, AssetError>
  /// The commands with their keys.
  var shortcuts: [ShortcutSection]
  /// The name and version of what shows the window.
  var platform: String
  /// Returns the bundled copy of a license; nil if there is none.
  var copy: (LicenseText) throws(AssetError) -> String?
  /// Opens a URL in another program.
  var open: (String) -> Void
}
