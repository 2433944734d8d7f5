extension ResourceBundle {
  /// Reads and checks a nib, or returns `nil` if there is no such file.
  func readNib(_ name: String, file: String) -> NibFile<NibDocument>? {
    read(name, file: file, { $0.nib($1) }, { $0.check($1) })
  }

  /// Reads and checks a storyboard, or returns `nil` if there is no such file.
  func readStoryboard(_ name: String, file: String) -> NibFile<StoryboardDocument>? {
    read(name, file: file, { $0.storyboard($1) }, { $0.check($1) })
  }

  /// Reads a file, or returns `nil` if there is none.
  ///
  /// - Parameter check: Checks the contents; by default they are not.
  func read<Contents>(
    _ name: String, file: String, _ parse: (inout NibParser, [UInt8]) -> Contents?,
    _ check: (inout NibChecker, Contents) -> Void = { _, _ in }
  ) -> NibFile<Contents>? {
    guard let bytes = NibFolder(path).bytes(of: file) else { return nil }
    var parser = NibParser(file: file)
    let document = parse(&parser, bytes)
    var checker = NibChecker(self, parser)
    if let document { check(&checker, document) }
    return NibFile(name: name, file: file, document: document, faults: checker.parser.faults)
  }
}
