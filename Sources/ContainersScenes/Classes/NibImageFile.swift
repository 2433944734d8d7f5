internal import Containers

/// The images beside nibs.
enum NibImageFile {
  /// Returns the image with a name, with or without extension, in a folder; `nil` if there is none.
  @MainActor
  static func image(named name: String, in folder: String) -> Image? {
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    let endings =
      name.split(separator: "/").last?.contains(".") == true
      ? [""] : [".png", ".jpg", ".jpeg"]
    let scale = TraitCollection.current.displayScale
    for mark in scale > 1 ? ["@2x", ""] : ["", "@2x"] {
      for ending in endings {
        let path = "\(folder)/\(name)\(mark)\(ending)"
        if let image = Image(contentsOfFile: path) { return image }
      }
    }
    return nil
  }
}
