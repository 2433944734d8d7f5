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

  /// What is saved.
  enum Content: Sendable {
    /// A picture, which becomes a PNG file.
    case still(Bitmap)
    /// The bytes of a film, a WebP file.
    case film([UInt8])

    fileprivate var ending: String {
      switch self {
      case .still: ".png"
      case .film: ".webp"
      }
    }
  }

  /// Saves a picture to the user's own folder, off the main actor.
  @MainActor
  static func save(
    _ picture: Content, named name: String, on queue: WorkQueue,
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
  ) throws(ImageError) -> String { try save(.still(picture), named: name, by: codec) }

  /// Saves a picture or a film to a new file, with its own ending.
  func save(
    _ content: Content, named name: String, by codec: any ImageCodec
  ) throws(ImageError) -> String {
    let ending = content.ending
    do throws(SystemError) { try FileSystem.current.makeFolders(path) } catch {
      throw .unwritable(path: "\(path)/\(name)\(ending)", reason: Messages.Files.noFolder(path))
    }
    let bytes =
      switch content {
      case .still(let picture): try codec.encodePNG(picture)
      case .film(let bytes): bytes
      }
    for number in 1...Self.mostOfOneName {
      let file = number == 1 ? "\(path)/\(name)\(ending)" : "\(path)/\(name) \(number)\(ending)"
      do throws(SystemError) {
        try FileSystem.current.write(bytes, to: file, .creating)
        return file
      } catch  where error.code == EEXIST {
        continue
      } catch {
        throw .unwritable(path: file, reason: error.description)
      }
    }
    throw .unwritable(path: "\(path)/\(name)\(ending)", reason: Messages.Files.tooMany)
  }

  private static let mostOfOneName = 100_000
}
