import Containers
internal import Glibc
internal import Support

/// The folder where the user keeps pictures.
nonisolated struct PictureFolder: Hashable, Sendable {
  /// The path of the folder, which may not exist yet.
  let path: String

  /// Returns the folder named by `user-dirs.dirs` in the user's configuration, otherwise
  /// `~/Pictures`; nil if there is no home folder.
  ///
  /// Source: freedesktop.org, xdg-user-dirs 0.18, `user-dirs.dirs(5)`.
  static func standard(from variable: (String) -> String?) -> PictureFolder? {
    guard let home = UserFolder.home(from: variable),
      let settings = UserFolder.configuration.path(from: variable)
    else { return nil }
    let file = settings + "/user-dirs.dirs"
    let text = (try? FileSystem.current.text(of: file, atMost: 1 << 20)) ?? ""
    let named = text.split(whereSeparator: \.isNewline).compactMap { folder(in: $0, home: home) }
    return PictureFolder(path: named.last ?? home + "/Pictures")
  }

  /// Parses a line such as `XDG_PICTURES_DIR="$HOME/Bilder"`.
  private static func folder(in line: Substring, home: String) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].filter({ $0 != " " }) == "XDG_PICTURES_DIR",
      let start = parts[1].firstIndex(of: "\""), let end = parts[1].lastIndex(of: "\""), start < end
    else { return nil }
    let value = String(parts[1][parts[1].index(after: start)..<end])
    if value == "$HOME" || value.hasPrefix("$HOME/") { return home + value.dropFirst(5) }
    return value.hasPrefix("/") ? value : nil
  }

  /// Saves a picture to the user's own folder, off the main actor.
  @MainActor
  static func save(
    _ picture: Bitmap, named name: String, on queue: WorkQueue,
    completion: @escaping (Result<String, ImageError>) -> Void
  ) {
    Task {
      let saving = Task.detached(executorPreference: queue) {
        () -> Result<String, ImageError> in
        Result { () throws(ImageError) in
          guard let folder = standard(from: environmentVariable) else {
            throw .unwritable(path: name, reason: Messages.Files.noHome)
          }
          return try folder.save(picture, named: name, by: SDLImageCodec())
        }
      }
      completion(await saving.value)
    }
  }

  /// Saves a picture to a new file: `name.png`, `name 2.png` and so on.
  ///
  /// An existing file is never replaced, even if several pictures are saved at once.
  ///
  /// - Returns: The path of the file.
  func save(
    _ picture: Bitmap, named name: String, by codec: any ImageCodec
  ) throws(ImageError) -> String {
    do throws(SystemError) { try FileSystem.current.makeFolders(path) } catch {
      throw .unwritable(path: "\(path)/\(name).png", reason: Messages.Files.noFolder(path))
    }
    let bytes = try codec.encodePNG(picture)
    for number in 1...Self.mostOfOneName {
      let file = number == 1 ? "\(path)/\(name).png" : "\(path)/\(name) \(number).png"
      do throws(SystemError) {
        try FileSystem.current.write(bytes, to: file, .creating)
        return file
      } catch  where error.code == EEXIST {
        continue
      } catch {
        throw .unwritable(path: file, reason: error.description)
      }
    }
    throw .unwritable(path: "\(path)/\(name).png", reason: Messages.Files.tooMany)
  }

  private static let mostOfOneName = 100_000
}
