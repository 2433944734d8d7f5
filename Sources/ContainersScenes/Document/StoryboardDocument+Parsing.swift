internal import Support

extension NibParser {
  /// The keys of storyboards.
  static let storyboardKeys = ["$schema", "format", "version", "initial", "scenes"]
  /// The keys of scenes.
  static let sceneKeys = [
    "id", "class", "identifier", "restorationIdentifier", "localized", "set", "navigationItem",
    "tabBarItem", "toolbarItems", "relations", "nib", "view", "objects", "outlets", "segues",
  ]

  /// Reads a storyboard.
  mutating func storyboard(_ bytes: [UInt8]) -> StoryboardDocument? {
    guard let json = json(bytes),
      let fields = fields(json, .root, known: Self.storyboardKeys)
    else { return nil }
    check(fields, format: "containers.storyboard")
    var storyboard = StoryboardDocument()
    storyboard.initial = text(fields, "initial")
    storyboard.scenes = list(fields, "scenes").compactMap { scene($0.value, $0.path) }
    return storyboard
  }

  private mutating func scene(_ json: JSON, _ path: NibPath) -> NibScene? {
    guard let fields = fields(json, path, known: Self.sceneKeys) else { return nil }
    guard let id = string(fields, "id") else {
      if fields["id"] == nil { fault(path, "a scene needs an “id”.") }
      return nil
    }
    var scene = NibScene(path: path, id: id)
    scene.className = string(fields, "class") ?? "ViewController"
    scene.identifier = string(fields, "identifier")
    scene.restorationIdentifier = string(fields, "restorationIdentifier")
    scene.isLocalized = bool(fields, "localized") ?? false
    scene.values = entries(fields, "set")
    scene.navigationItem = navigationItem(fields)
    scene.tabBarValues = entries(fields, "tabBarItem")
    scene.toolbarItems = items(fields, "toolbarItems")
    scene.relations = relations(fields)
    scene.nib = text(fields, "nib")
    scene.view = fields["view"].flatMap { object($0, fields.path["view"]) }
    scene.objects = objects(fields, "objects")
    scene.outlets = outlets(fields)
    scene.ownSegues = segues(fields)
    if scene.nib != nil, fields["view"] != nil {
      fault(fields.path["nib"], "a scene has a “nib” or a “view”, not both.")
    }
    return scene
  }

  private mutating func items(_ fields: NibFields, _ key: String) -> [NibObject] {
    list(fields, key).compactMap { object($0.value, $0.path, usual: "BarButtonItem") }
  }

  private mutating func navigationItem(_ fields: NibFields) -> NibScene.Item? {
    guard let json = fields["navigationItem"],
      let inner = anyFields(json, fields.path["navigationItem"])
    else { return nil }
    var item = NibScene.Item(path: inner.path)
    item.left = items(inner, "left")
    item.right = items(inner, "right")
    item.back = inner["back"].flatMap { object($0, inner.path["back"], usual: "BarButtonItem") }
    item.titleView = inner["titleView"].flatMap { object($0, inner.path["titleView"]) }
    item.values = inner.members.filter { !["left", "right", "back", "titleView"].contains($0.key) }
      .map { NibEntry(key: $0.key, value: $0.value, path: inner.path[$0.key]) }
    return item
  }

  private mutating func relations(
    _ fields: NibFields
  ) -> [(kind: NibScene.Relation, ids: [NibText])] {
    guard let json = fields["relations"],
      let inner = self.fields(
        json, fields.path["relations"], known: NibScene.Relation.names.map(\.key))
    else { return [] }
    return NibScene.Relation.names.compactMap { name, kind in
      guard inner[name] != nil else { return nil }
      if kind == .tabs || kind == .pages { return (kind, strings(inner, name)) }
      return text(inner, name).map { (kind, [$0]) }
    }
  }
}
