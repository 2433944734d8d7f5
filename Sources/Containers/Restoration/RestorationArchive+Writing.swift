internal import Support

extension RestorationArchive {
  /// The archive as JSON: equal archives have equal bytes.
  var json: [UInt8] {
    JSON(sorting: [
      "format": .number("\(Self.format)"), "version": origin.version.map { .string($0) },
      "idiom": .string(origin.idiom.storedName), "application": JSON(sorting: application),
      "windows": .array(windows.map(\.value)), "objects": .array(objects.map(\.value)),
    ]).bytes
  }
}

extension RestorationArchive.Window {
  fileprivate var value: JSON {
    JSON(sorting: [
      "identifier": .string(identifier), "width": .number(size.width),
      "height": .number(size.height), "x": position.map { .number($0.x) },
      "y": position.map { .number($0.y) }, "isMinimized": isMinimized ? true : nil,
      "root": root?.value,
    ])
  }
}

extension RestorationArchive.Object {
  fileprivate var value: JSON {
    JSON(sorting: [
      "path": path.value, "kind": .string(kind.rawValue), "class": .string(type),
      "maker": maker.map { .string($0) },
      "storyboard": storyboard.map {
        ["identifier": .string($0.identifier), "name": .string($0.name)]
      },
      "style": style.map { .string("\($0)") },
      "values": values.isEmpty ? nil : JSON(sorting: values),
    ])
  }
}
