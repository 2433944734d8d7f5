/// The resources of the program, which the Swift package manager puts next to its executable.
struct ProgramResources {
  /// The resource directories, one for each target.
  let folders: [String]

  /// Finds the directories next to an executable whose names end in `.resources`.
  init(besideExecutable path: String) {
    let folder = FilePath.folder(of: path)
    let names = (try? FileSystem.current.names(in: folder)) ?? []
    folders = names.filter { $0.hasSuffix(".resources") }.map { "\(folder)/\($0)" }
  }

  /// The resources of the running program.
  static var current: ProgramResources {
    ProgramResources(besideExecutable: ProgramFile.path)
  }

  /// Returns the path of an image in the best resolution for a display, or `nil` if there is none.
  ///
  /// - Parameter scale: The number of pixels per point of the display.
  func imagePath(named name: String, scale: Double) -> String? {
    let last = name.split(separator: "/").last ?? ""
    let dot = last.contains(".") ? name.lastIndex(of: ".") : nil
    let stem = dot.map { name[..<$0] } ?? name[...]
    let endings = dot.map { [String(name[$0...])] } ?? [".png", ".jpg", ".jpeg"]
    let marks =
      scale > 2 ? ["@3x", "@2x", ""] : scale > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
    for folder in folders {
      for mark in marks {
        for ending in endings {
          let path = "\(folder)/\(stem)\(mark)\(ending)"
          if FileSystem.current.exists(path) { return path }
        }
      }
    }
    return nil
  }
}

extension Image {
  /// Creates an image from a resource of the program's package, by name with or without extension.
  ///
  /// Searches the `*.resources` directories next to the executable, where the Swift package manager
  /// puts the resources of targets. If the image exists in several resolutions (`@2x`, `@3x`),
  /// chooses the best one for the current display scale. Nothing is cached; keep an image that is
  /// shown often.
  ///
  /// - Returns: `nil` if there is no such image.
  public init?(named name: String) {
    self.init(named: name, in: .current, scale: TraitCollection.current.displayScale)
  }

  init?(named name: String, in resources: ProgramResources, scale: Double) {
    guard let path = resources.imagePath(named: name, scale: scale) else { return nil }
    self.init(contentsOfFile: path)
  }
}
