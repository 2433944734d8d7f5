import Atlas
internal import Glibc
internal import Support

/// A file with favorites that the user wants to open.
nonisolated enum FavoritesFile {
  /// Why a file cannot be opened.
  enum Refusal: Error, Hashable, Sendable {
    /// It is missing, or cannot be read as a text.
    case unreadable(AssetError)
    /// It is no GeoJSON.
    case damaged(path: String, GeoJSONError)

    /// A sentence for the user.
    var message: String {
      switch self {
      case .unreadable(let error): error.message
      case .damaged(let path, let error): Messages.Favorites.failure(path, error.description)
      }
    }
  }

  /// Returns whether a name is that of a GeoJSON file.
  static func isNamed(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".geojson") && name.count > ".geojson".count
  }

  /// Returns whether a file with a name may contain favorites.
  static func isNamedLikeOne(_ name: String) -> Bool {
    isNamed(name) || name.lowercased().hasSuffix(".json")
  }

  /// Reads a file and forgets it.
  ///
  /// - Throws: Why it cannot be opened.
  static func check(_ path: String) throws(Refusal) {
    let text: String
    do throws(AssetError) {
      text = try AssetText.read(path, ofAtMost: JSONReader.greatestSize)
    } catch {
      throw .unreadable(error)
    }
    do throws(GeoJSONError) {
      _ = try GeoJSONCollection(reading: Array(text.utf8))
    } catch {
      throw .damaged(path: path, error)
    }
  }

  /// Returns whether there is something at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
