internal import CFontconfig
internal import Support
internal import Synchronization

/// The configuration of fontconfig, loaded on first access, which takes some 10 milliseconds on any
/// thread.
final class FontConfiguration: Sendable {
  private struct Known {
    // The address of an FcConfig, which may leave the lock; zero if there is none.
    let address: UInt
    let stamps: FontMemory.Stamps
  }

  private let known = Mutex<Known?>(nil)

  deinit {
    let address = known.withLock { $0?.address }
    if let pointer = address.flatMap(OpaquePointer.init(bitPattern:)) { FcConfigDestroy(pointer) }
  }

  /// Whether the configuration has been loaded.
  var isRead: Bool { known.withLock { $0 != nil } }

  /// Returns the configuration, loading it if necessary; `nil` if there is none.
  func read() -> OpaquePointer? { OpaquePointer(bitPattern: reading().address) }

  /// The modification times of the configuration files, the font folders, and the places where more
  /// of either may appear.
  var stamps: FontMemory.Stamps { reading().stamps }

  /// The environment that fontconfig's answers depend on, apart from the font and files.
  static var circumstances: String {
    let names = [
      "FC_LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "FONTCONFIG_FILE",
      "FONTCONFIG_PATH",
      "FONTCONFIG_SYSROOT", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "HOME",
    ]
    let values = names.map { environmentVariable($0) ?? "" }
    return "\(FcGetVersion()) \(values.joined(separator: " "))"
  }

  private func reading() -> Known {
    known.withLock { known in
      if let known { return known }
      let configuration = FcInitLoadConfigAndFonts()
      let paths = configuration.map(Self.watchedPaths) ?? []
      let read = Known(
        address: UInt(bitPattern: configuration),
        stamps: Dictionary(uniqueKeysWithValues: paths.map { ($0, FontMemory.stamp(of: $0)) }))
      known = read
      return read
    }
  }

  private static func watchedPaths(_ configuration: OpaquePointer) -> Set<String> {
    let files = strings(FcConfigGetConfigFiles(configuration))
    var paths = Set(files)
    for file in files {
      if let slash = file.lastIndex(of: "/") { paths.insert(String(file[..<slash])) }
    }
    paths.formUnion(strings(FcConfigGetFontDirs(configuration)))
    paths.formUnion(strings(FcConfigGetConfigDirs(configuration)))
    if let settings = UserFolder.configuration.path(from: environmentVariable) {
      paths.formUnion([settings + "/fontconfig/fonts.conf", settings + "/fontconfig/conf.d"])
    }
    if let home = UserFolder.home(from: environmentVariable) {
      paths.formUnion([home + "/.fonts.conf", home + "/.fonts.conf.d"])
    }
    return paths
  }

  private static func strings(_ list: OpaquePointer?) -> [String] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var found: [String] = []
    while let next = FcStrListNext(list) {
      // Fontconfig's characters are unsigned.
      next.withMemoryRebound(to: CChar.self, capacity: 1) {
        found.append(SystemPath.text(cString: $0))
      }
    }
    return found
  }
}
