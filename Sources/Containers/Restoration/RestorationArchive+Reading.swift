extension RestorationArchive {
  /// A reason why bytes are not an archive.
  enum Failure: Error, Hashable {
    /// The bytes are not JSON.
    case syntax(RestorationSyntaxError)
    /// A member is missing or of another type.
    case invalid(member: String)
    /// A newer version of the library wrote the archive.
    case newer(format: Int)
  }

  /// Reads an archive from bytes that may come from anywhere.
  init(json: [UInt8]) throws(Failure) {
    let members: [String: RestorationValue]
    do throws(RestorationSyntaxError) {
      members = try RestorationValue(json: json).table ?? [:]
    } catch {
      throw .syntax(error)
    }
    guard let format = members["format"]?.integer, format > 0 else {
      throw .invalid(member: "format")
    }
    guard format <= Self.format else { throw .newer(format: format) }
    origin = RestorationOrigin(
      version: members["version"]?.text,
      idiom: UserInterfaceIdiom(storedName: members["idiom"]?.text))
    application = members["application"]?.table ?? [:]
    guard let windows = members["windows"]?.list else { throw .invalid(member: "windows") }
    for value in windows { self.windows.append(try Window(value)) }
    guard let objects = members["objects"]?.list else { throw .invalid(member: "objects") }
    for value in objects { self.objects.append(try Object(value)) }
  }
}

extension RestorationArchive.Window {
  /// The greatest length that a window may have, in points.
  private static let greatestLength = 16_384.0

  fileprivate init(_ value: RestorationValue) throws(RestorationArchive.Failure) {
    guard let members = value.table, let identifier = members["identifier"]?.text,
      let width = members["width"]?.number, let height = members["height"]?.number,
      1...Self.greatestLength ~= width, 1...Self.greatestLength ~= height
    else { throw .invalid(member: "windows") }
    self.identifier = identifier
    size = Size(width: width, height: height)
    if let x = members["x"]?.number, let y = members["y"]?.number {
      position = Point(x: x, y: y)
    }
    isMinimized = members["isMinimized"]?.bool ?? false
    root = RestorationPath(members["root"])
  }
}

extension RestorationArchive.Object {
  fileprivate init(_ value: RestorationValue) throws(RestorationArchive.Failure) {
    guard let members = value.table, let path = RestorationPath(members["path"]),
      let kind = members["kind"]?.text.flatMap(RestorationArchive.Kind.init),
      let type = members["class"]?.text
    else { throw .invalid(member: "objects") }
    (self.path, self.kind, self.type) = (path, kind, type)
    maker = members["maker"]?.text
    let scene = members["storyboard"]?.table
    if let name = scene?["name"]?.text, let identifier = scene?["identifier"]?.text {
      storyboard = RestorationStoryboard(name: name, identifier: identifier)
    }
    let style = members["style"]?.text
    self.style = style.flatMap { name in
      ModalPresentationStyle.allCases.first { "\($0)" == name && $0 != .none }
    }
    values = members["values"]?.table ?? [:]
  }
}
