extension RestorationArchive {
  /// The archive as JSON: equal archives have equal bytes.
  var json: [UInt8] {
    var members: [String: RestorationValue] = [
      "format": RestorationValue(Self.format),
      "idiom": .text(origin.idiom.storedName),
      "application": .table(application),
      "windows": .list(windows.map(\.value)),
      "objects": .list(objects.map(\.value)),
    ]
    members["version"] = origin.version.map { .text($0) }
    return RestorationValue.table(members).json
  }
}

extension RestorationArchive.Window {
  fileprivate var value: RestorationValue {
    var members: [String: RestorationValue] = [
      "identifier": .text(identifier),
      "width": RestorationValue(size.width), "height": RestorationValue(size.height),
    ]
    if let position {
      members["x"] = RestorationValue(position.x)
      members["y"] = RestorationValue(position.y)
    }
    if isMinimized { members["isMinimized"] = .bool(true) }
    members["root"] = root?.value
    return .table(members)
  }
}

extension RestorationArchive.Object {
  fileprivate var value: RestorationValue {
    var members: [String: RestorationValue] = [
      "path": path.value, "kind": .text(kind.rawValue), "class": .text(type),
    ]
    members["maker"] = maker.map { .text($0) }
    members["storyboard"] = storyboard.map {
      .table(["name": .text($0.name), "identifier": .text($0.identifier)])
    }
    members["style"] = style.map { .text("\($0)") }
    if !values.isEmpty { members["values"] = .table(values) }
    return .table(members)
  }
}
