internal import Support

extension MessageCatalog {
  /// The maximum size of a catalog, in bytes.
  private static let largest = 1 << 22

  /// Reads a catalog from a file.
  ///
  /// The file is read into memory, so later changes to it have no effect.
  init(path: String) throws(MessageCatalogError) {
    let file: MappedFile
    do throws(ReadError) {
      file = try MappedFile(path: path)
    } catch {
      switch error {
      case .missing: throw .missing
      case .refused(let error): throw .unreadable(reason: error.description)
      case .irregular, .noText: throw .format
      case .tooLarge: throw .tooLarge
      }
    }
    guard file.bytes.count <= Self.largest else { throw .tooLarge }
    try self.init(file.copy())
  }
}
