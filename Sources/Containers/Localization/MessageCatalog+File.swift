internal import Support

extension MessageCatalog {
  /// The largest size of a catalogue in bytes.
  private static let largest = 1 << 22

  /// Reads a catalogue from a file, all of it into memory: what happens to the file later changes nothing.
  init(path: String) throws(MessageCatalogError) {
    let file: MappedFile
    do throws(MappedFile.Failure) {
      file = try MappedFile(path: path)
    } catch {
      switch error {
      case .missing: throw .missing
      case .refused(let reason): throw .unreadable(reason: reason)
      case .irregular, .noText: throw .format
      case .tooLarge: throw .tooLarge
      }
    }
    guard file.bytes.count <= Self.largest else { throw .tooLarge }
    try self.init(file.copy())
  }
}
