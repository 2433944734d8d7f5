internal import Support

extension RestorationArchive {
  /// A reason why bytes are not an archive.
  enum Failure: Error, Hashable {
    /// The bytes are not JSON.
    case syntax(JSONReader.Failure)
    /// A member is missing or of another type.
    case invalid(member: String)
    /// A newer version of the library wrote the archive.
    case newer(format: Int)
  }

  /// Reads an archive from bytes that may come from anywhere.
  init(json: [UInt8]) throws(Failure) {
    let members: [String: JSON]
    do throws(JSONReader.Failure) {
      var reader = JSONReader(json, depth: Self.greatestDepth)
      members = try reader.read().canonical.table ?? [:]
    } catch {
      throw .syntax(error)
    }
    guard let format = members["format"]?.integer, format > 0 else {
      throw .invalid(member: "format")
    }
    guard format <= Self.format else { throw .newer(format: format) }
    origin = RestorationOrigin(
      version: members["version"]?.string,
      idiom: UserInterfaceIdiom(storedName: members["idiom"]?.string))
    application = members["application"]?.table ?? [:]
    guard let windows = members["windows"]?.array else { throw .invalid(member: "windows") }
    for value in windows { self.windows.append(try Window(value)) }
    guard let objects = members["objects"]?.array else { throw .invalid(member: "objects") }
    for value in objects { self.objects.append(try Object(value)) }
  }
}

extension RestorationArchive.Window {
  /// The greatest length that a window may have, in points.
  private static let greatestLength = 16_384.0

  fileprivate init(_ value: JSON) throws(RestorationArchive.Failure) {
    guard let members = value.table, let identifier = members["identifier"]?.string,
      let width = members["width"]?.number, let height = members["height"]?.number,
      1...Self.greatestLength ~= width, 1...Self.greatestLength ~= height
    else { throw .invalid(member: "windows") }
    self.identifier = identifier
    size = Size(width: width, height: height)
    if let x = members["x"]?.number, let y = members["y"]?.number, x.isFinite, y.isFinite {
      position = Point(x: x, y: y)
    }
    isMinimized = members["isMinimized"]?.bool ?? false
    root = RestorationPath(members["root"])
  }
}

extension RestorationArchive.Object {
  fileprivate init(_ value: JSON) throws(RestorationArchive.Failure) {
    guard let members = value.table, let path = RestorationPath(members["path"]),
      let kind = members["kind"]?.string.flatMap(RestorationArchive.Kind.init),
      let type = members["class"]?.string
    else { throw .invalid(member: "objects") }
    (self.path, self.kind, self.type) = (path, kind, type)
    maker = members["maker"]?.string
    let scene = members["storyboard"]?.table
    if let name = scene?["name"]?.string, let identifier = scene?["identifier"]?.string {
      storyboard = RestorationStoryboard(name: name, identifier: identifier)
    }
    let style = members["style"]?.string
    self.style = style.flatMap { name in
      ModalPresentationStyle.allCases.first { "\($0)" == name && $0 != .none }
    }
    values = members["values"]?.table ?? [:]
  }
}
