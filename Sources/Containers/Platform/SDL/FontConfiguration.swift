internal import CFontconfig
internal import Glibc
internal import Synchronization

/// What fontconfig knows, which it reads when it is first asked: some 10 milliseconds' work, on any thread.
final class FontConfiguration: Sendable {
  // The address of an FcConfig; nil before it is read.
  private let address = Mutex<UInt?>(nil)

  deinit {
    address.withLock { address in
      if let pointer = address.flatMap(OpaquePointer.init(bitPattern:)) { FcConfigDestroy(pointer) }
    }
  }

  /// Whether it has been read.
  var isRead: Bool { address.withLock { $0 != nil } }

  /// Returns the configuration; nil where there is none.
  func read() -> OpaquePointer? {
    let found = address.withLock { address in
      let found = address ?? UInt(bitPattern: FcInitLoadConfigAndFonts())
      address = found
      return found
    }
    return OpaquePointer(bitPattern: found)
  }

  /// What its answers depend on besides the font, as far as the file system and the environment tell.
  static var circumstances: String {
    let names = [
      "FC_LANG", "LC_ALL", "LC_CTYPE", "LANG", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
      "FONTCONFIG_SYSROOT", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CURRENT_DESKTOP", "HOME",
    ]
    let values = names.map { name in getenv(name).map { String(cString: $0) } ?? "" }
    return "\(FcGetVersion()) \(values.joined(separator: " "))"
  }

  /// The files that it was read from, the folders of fonts, and where more of both may appear.
  func watchedPaths() -> Set<String> {
    guard let configuration = read() else { return [] }
    let files = strings(FcConfigGetConfigFiles(configuration))
    var paths = Set(files)
    for file in files {
      if let slash = file.lastIndex(of: "/") { paths.insert(String(file[..<slash])) }
    }
    paths.formUnion(strings(FcConfigGetFontDirs(configuration)))
    paths.formUnion(strings(FcConfigGetConfigDirs(configuration)))
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    let settings = getenv("XDG_CONFIG_HOME").map { String(cString: $0) } ?? home + "/.config"
    paths.formUnion([
      settings + "/fontconfig/fonts.conf", settings + "/fontconfig/conf.d", home + "/.fonts.conf",
      home + "/.fonts.conf.d",
    ])
    return paths
  }

  private func strings(_ list: OpaquePointer?) -> [String] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var found: [String] = []
    while let next = FcStrListNext(list) { found.append(String(cString: next)) }
    return found
  }
}
