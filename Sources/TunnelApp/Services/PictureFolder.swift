import Containers
internal import Glibc
internal import Support

/// The folder where the user keeps pictures.
nonisolated struct PictureFolder: Hashable, Sendable {
  /// The path of the folder, which may not exist yet.
  let path: String

  /// Returns the user's folder for pictures; nil if there is no home folder.
  static func standard(from variable: (String) -> String?) -> PictureFolder? {
    UserFolder.pictures(from: variable).map(PictureFolder.init)
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
