import Atlas
internal import Glibc
internal import Support

/// Checks whether files can be opened, off the main actor.
typealias FileChecker = Lookup<String, FavoritesFile.Refusal?>

extension FileChecker {
  /// Creates a checker.
  convenience init() {
    self.init { path in
      do throws(FavoritesFile.Refusal) {
        try FavoritesFile.check(path)
        return nil
      } catch {
        return error
      }
    }
  }
}

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
      case .damaged(let path, let error):
        Messages.Favorites.failure(path.escapingControls, Messages.Reasons.sentence(error))
      }
    }
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

  /// Returns why a file that was checked cannot be opened; nil if it can be.
  static func reason(_ result: Result<Refusal?, AssetError>) -> String? {
    switch result {
    case .success(let refusal): refusal?.message
    case .failure(let error): error.message
    }
  }

  /// Returns whether there is something at a path.
  static func exists(_ path: String) -> Bool {
    path.withSystemPath { access($0, F_OK) } == 0
  }

  /// Returns whether two paths lead to the same file.
  ///
  /// Paths are compared by their bytes, because file systems tell names apart that are equal texts.
  static func isSame(_ one: String, _ other: String) -> Bool {
    if one.utf8.elementsEqual(other.utf8) { return true }
    var (first, second) = (stat(), stat())
    guard one.withSystemPath({ stat($0, &first) }) == 0,
      other.withSystemPath({ stat($0, &second) }) == 0
    else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
