extension ResourceBundle {
  /// Reads and checks a nib, or returns `nil` if there is no such file.
  func readNib(_ name: String, file: String) -> NibFile<NibDocument>? {
    read(name, file: file) { parser, bytes in
      let document = parser.nib(bytes)
      var checker = NibChecker(self, parser)
      if let document { checker.check(document) }
      return (document, checker.parser.faults)
    }
  }

  /// Reads and checks a storyboard, or returns `nil` if there is no such file.
  func readStoryboard(_ name: String, file: String) -> NibFile<StoryboardDocument>? {
    read(name, file: file) { parser, bytes in
      let document = parser.storyboard(bytes)
      var checker = NibChecker(self, parser)
      if let document { checker.check(document) }
      return (document, checker.parser.faults)
    }
  }

  /// Reads a file, or returns `nil` if there is none.
  func read<Contents>(
    _ name: String, file: String,
    _ parse: (inout NibParser, [UInt8]) -> (Contents?, [NibFault])
  ) -> NibFile<Contents>? {
    guard let bytes = NibFolder(path).bytes(of: file) else { return nil }
    var parser = NibParser(file: file)
    let (document, faults) = parse(&parser, bytes)
    return NibFile(name: name, file: file, document: document, faults: faults)
  }
}
