internal import Containers
internal import Foundation
internal import Support

/// An accepted picture, stored in a file beside the test that expects it.
struct GoldenPicture {
  /// The result of a comparison.
  enum Verdict: Hashable {
    /// The pictures are the same.
    case same
    /// The picture has just been accepted because `BLESS=1` is set in the environment.
    case blessed
    /// The pictures differ, with a description of how.
    case different(String)
  }

  let name: String
  /// The folder `Goldens` beside the test file.
  let folder: URL
  private let codec = SDLImageCodec()

  init(named name: String, besideTestFile path: String) {
    self.name = name
    folder = URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "Goldens")
  }

  func compare(_ picture: Image, tolerance: PictureTolerance, isBlessing: Bool) -> Verdict {
    do {
      removeTraces()
      if isBlessing {
        try write(picture, to: file("png"))
        return .blessed
      }
      guard let bytes = try? Data(contentsOf: file("png")) else {
        try write(picture, to: file("new.png"))
        return .different("there is no golden picture; the current one is \(name).new.png")
      }
      let golden = Image(bitmap: try bytes.withUnsafeBytes { try codec.decode($0) })
      guard let difference = PictureDifference(golden, picture, tolerance: tolerance) else {
        try write(picture, to: file("new.png"))
        return .different(
          "it is \(picture.bitmap.width) × \(picture.bitmap.height) pixels and not "
            + "\(golden.bitmap.width) × \(golden.bitmap.height); see \(name).new.png")
      }
      if difference.isTolerated { return .same }
      try write(picture, to: file("new.png"))
      try write(difference.picture, to: file("diff.png"))
      return .different(
        "\(difference.count) pixels differ, one by \(difference.greatest); see \(name).new.png and "
          + "\(name).diff.png")
    } catch {
      return .different("\(error)")
    }
  }

  private func file(_ ending: String) -> URL { folder.appending(path: "\(name).\(ending)") }

  private func removeTraces() {
    for ending in ["new.png", "diff.png"] { try? FileSystem.current.remove(file(ending).path) }
  }

  private func write(_ picture: Image, to file: URL) throws {
    try FileSystem.current.makeFolders(folder.path)
    try codec.encodePNG(picture.bitmap, to: file.path)
  }
}
