internal import Support

/// A file that was read, with everything that is wrong with it.
struct NibFile<Contents> {
  let name: String
  let file: String
  let document: Contents?
  let faults: [NibFault]

  /// Returns the contents; a faulty file is a programming error.
  ///
  /// An outlet that is not connected is only worth a warning here, as nothing else fails with it.
  @MainActor
  func checked(by bundle: ResourceBundle) -> Contents {
    let grave = faults.filter { $0.kind != .openOutlet }
    guard grave.isEmpty, let document else {
      let more =
        grave.count > 1 ? " There are \(grave.count - 1) more faults: call validate()." : ""
      misuse("\(bundle.path)/\(grave.first?.text ?? file)\(more)")
    }
    for fault in faults { warn("\(bundle.path)/\(fault.text)") }
    return document
  }
}

/// A folder of which only what lies inside is read.
struct NibFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// Returns the bytes of a file, or `nil` if there is none; more than 16 MiB are cut off after one
  /// byte too many.
  func bytes(of name: String) -> [UInt8]? {
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains(".."),
      let file = try? MappedFile(path: "\(path)/\(name)", copyingUpTo: 1 << 16)
    else { return nil }
    return withExtendedLifetime(file) {
      Array(file.bytes.prefix(JSONReader.greatestSize + 1))
    }
  }
}

extension NibFolder {
  /// The names of the files directly in the folder.
  var names: [String] {
    (try? FileSystem.current.names(in: path)) ?? []
  }
}

extension ResourceBundle {
  /// Returns the names of the files with an ending, without it and the idiom.
  func names(endingIn ending: String) -> [String] {
    NibFolder(path).names.filter { $0.hasSuffix(ending) }.map {
      String($0.dropLast(ending.count).prefix { $0 != "~" })
    }
  }
}
