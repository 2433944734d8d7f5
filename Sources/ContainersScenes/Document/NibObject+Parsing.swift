internal import Containers
internal import Support

extension NibParser {
  /// The keys of objects.
  static let objectKeys = [
    "id", "class", "set", "frame", "autoresizing", "subviews", "arranged", "gestures", "guides",
    "constraints", "outlets", "actions", "restorationIdentifier", "localized", "segues",
  ]

  /// The keys that only views have.
  static let viewKeys = [
    "frame", "autoresizing", "subviews", "arranged", "gestures", "guides", "constraints",
  ]
  /// The keys of actions.
  static let actionKeys = ["on", "send", "to"]

  /// Reads the objects of a field.
  mutating func objects(_ fields: NibFields, _ key: String) -> [NibObject] {
    list(fields, key).compactMap { object($0.value, $0.path) }
  }

  /// Reads an object, with `usual` as its class if it names none.
  mutating func object(
    _ json: JSON, _ path: NibPath, usual: String = "View"
  ) -> NibObject? {
    guard let fields = fields(json, path, known: Self.objectKeys) else { return nil }
    let object = NibObject(path: path, offset: fields.offset)
    object.id = identifier(fields)
    object.className = string(fields, "class") ?? usual
    object.values = entries(fields, "set")
    object.frame = rect(fields, "frame")
    object.autoresizing = names(fields, "autoresizing", of: Self.masks)
    object.subviews = objects(fields, "subviews")
    object.arranged = objects(fields, "arranged")
    object.gestures = objects(fields, "gestures")
    object.guides = strings(fields, "guides")
    object.constraints = strings(fields, "constraints").compactMap { constraint($0) }
    object.outlets = outlets(fields)
    object.actions = list(fields, "actions").compactMap { action($0.value, $0.path) }
    object.segues = segues(fields)
    object.restorationIdentifier = string(fields, "restorationIdentifier")
    object.isLocalized = bool(fields, "localized") ?? false
    return object
  }

  /// What cannot be an id.
  static let reserved = [
    "owner", "firstResponder", "self", "safeArea", "margins", "readable",
  ]

  private mutating func identifier(_ fields: NibFields) -> String? {
    guard let id = string(fields, "id") else { return nil }
    if Self.reserved.contains(id) || id.isEmpty {
      fault(fields.path["id"], "“\(id)” cannot be an id: it has another meaning.")
    }
    return id
  }

  /// The names of the parts of autoresizing.
  static let masks: KeyValuePairs<String, AutoresizingMask> = [
    "width": .flexibleWidth, "height": .flexibleHeight, "left": .flexibleLeftMargin,
    "right": .flexibleRightMargin, "top": .flexibleTopMargin, "bottom": .flexibleBottomMargin,
  ]

  /// Reads the outlets of a field `outlets`.
  mutating func outlets(_ fields: NibFields) -> [NibObject.Outlet] {
    entries(fields, "outlets").compactMap { entry in
      if let id = entry.value.string {
        let ids = [NibText(text: id, path: entry.path)]
        return NibObject.Outlet(name: entry.key, ids: ids, isList: false, path: entry.path)
      }
      guard let list = entry.value.array, list.allSatisfy({ $0.string != nil }) else {
        fault(entry.path, "this is \(entry.value.kind), not an id or a list of ids.")
        return nil
      }
      let ids = list.enumerated().map {
        NibText(text: $0.element.string ?? "", path: entry.path[$0.offset])
      }
      return NibObject.Outlet(name: entry.key, ids: ids, isList: true, path: entry.path)
    }
  }

  private mutating func action(_ json: JSON, _ path: NibPath) -> NibObject.Action? {
    guard let fields = fields(json, path, known: Self.actionKeys) else { return nil }
    guard let send = string(fields, "send") else {
      if fields["send"] == nil { fault(path, "an action needs “send”, the name of its selector.") }
      return nil
    }
    return NibObject.Action(
      event: text(fields, "on"),
      selector: NibText(text: send, path: fields.path["send"]),
      target: text(fields, "to") ?? NibText(text: "owner", path: path))
  }

  /// Returns a field that is a text, with its path.
  mutating func text(_ fields: NibFields, _ key: String) -> NibText? {
    string(fields, key).map { NibText(text: $0, path: fields.path[key]) }
  }
}
