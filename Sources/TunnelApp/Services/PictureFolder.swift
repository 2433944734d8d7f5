import Containers
internal import FoundationEssentials

/// The folder in which the user keeps pictures.
nonisolated struct PictureFolder: Hashable, Sendable {
  /// The path of the folder, which may not be there yet.
  let path: String

  /// The folder that `user-dirs.dirs` of the user's configuration names, else `~/Pictures`; nil where
  /// no home is known.
  ///
  /// Source: freedesktop.org, xdg-user-dirs 0.18, `user-dirs.dirs(5)`.
  static func standard(from variable: (String) -> String?) -> PictureFolder? {
    guard let home = variable("HOME"), home.hasPrefix("/"),
      let settings = PersonalFolder.configuration.path(from: variable)
    else { return nil }
    let file = settings + "/user-dirs.dirs"
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let named = text.split(whereSeparator: \.isNewline).compactMap { folder(in: $0, home: home) }
    return PictureFolder(path: named.last ?? home + "/Pictures")
  }

  /// Reads a line such as `XDG_PICTURES_DIR="$HOME/Bilder"`.
  private static func folder(in line: Substring, home: String) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].filter({ $0 != " " }) == "XDG_PICTURES_DIR",
      let start = parts[1].firstIndex(of: "\""), let end = parts[1].lastIndex(of: "\""), start < end
    else { return nil }
    let value = String(parts[1][parts[1].index(after: start)..<end])
    if value == "$HOME" || value.hasPrefix("$HOME/") { return home + value.dropFirst(5) }
    return value.hasPrefix("/") ? value : nil
  }

  /// Saves a picture as a file that is not there yet, `name.png`, `name 2.png` and so on.
  ///
  /// - Returns: The path of the file.
  func save(
    _ picture: Bitmap, named name: String, by codec: any ImageCodec
  ) throws(ImageError) -> String {
    let file = try newFile(named: name)
    try codec.encodePNG(picture, to: file)
    return file
  }

  private func newFile(named name: String) throws(ImageError) -> String {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch { throw .unwritable(path: path, reason: "the folder cannot be made") }
    var file = "\(path)/\(name).png"
    var number = 2
    while FileManager.default.fileExists(atPath: file) {
      file = "\(path)/\(name) \(number).png"
      number += 1
    }
    return file
  }
}
