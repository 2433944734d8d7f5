internal import Containers
internal import Support

extension NibParser {
  /// The keys of segues.
  static let segueKeys = [
    "kind", "identifier", "to", "on", "make", "animated", "presentation", "transition",
    "container", "anchor", "arrows", "passthrough", "class", "action",
  ]

  /// Reads the segues of a field `segues`.
  mutating func segues(_ fields: NibFields) -> [NibSegue] {
    list(fields, "segues").compactMap { segue($0.value, $0.path) }
  }

  private mutating func segue(_ json: JSON, _ path: NibPath) -> NibSegue? {
    guard let fields = fields(json, path, known: Self.segueKeys) else { return nil }
    guard let kind = name(fields, "kind", of: NibSegue.Kind.names) else {
      if fields["kind"] == nil { fault(path, "a segue needs a “kind”.") }
      return nil
    }
    var segue = NibSegue(path: path, kind: kind)
    segue.identifier = string(fields, "identifier")
    segue.destination = text(fields, "to")
    segue.event = text(fields, "on")
    segue.maker = text(fields, "make")
    segue.isAnimated = bool(fields, "animated") ?? true
    segue.presentation = name(fields, "presentation", of: ModalPresentationStyle.nibNames)
    segue.transition = name(fields, "transition", of: ModalTransitionStyle.nibNames)
    segue.container = text(fields, "container")
    segue.anchor = text(fields, "anchor")
    segue.arrows = names(fields, "arrows", of: PopoverArrowDirection.nibNames)
    segue.passthrough = strings(fields, "passthrough")
    segue.className = text(fields, "class")
    segue.action = text(fields, "action")
    check(segue, fields)
    return segue
  }

  /// The kinds that each key is for; other keys are for all.
  private static let kindsOfKeys: KeyValuePairs<String, Set<NibSegue.Kind>> = [
    "animated": [.show, .showDetail, .present, .popover, .unwind],
    "presentation": [.present], "transition": [.present],
    "container": [.embed], "anchor": [.popover], "arrows": [.popover], "passthrough": [.popover],
    "class": [.custom, .unwind], "action": [.unwind],
    "to": [.show, .showDetail, .present, .popover, .embed, .custom],
    "make": [.show, .showDetail, .present, .popover, .embed, .custom],
    "on": [.show, .showDetail, .present, .popover, .custom, .unwind],
  ]

  /// Returns whether segues of a kind have a key.
  static func allows(_ key: String, in kind: NibSegue.Kind) -> Bool {
    kindsOfKeys.first { $0.key == key }?.value.contains(kind) ?? true
  }

  /// Returns the keys that a segue of a kind has to have besides its kind.
  static func neededKeys(of kind: NibSegue.Kind) -> [String] {
    switch kind {
    case .unwind: ["action"]
    case .custom: ["to", "class"]
    default: ["to"]
    }
  }

  private mutating func check(_ segue: NibSegue, _ fields: NibFields) {
    var kind: String { NibSegue.Kind.names.first { $0.value == segue.kind }?.key ?? "" }
    for key in Self.segueKeys where fields[key] != nil && !Self.allows(key, in: segue.kind) {
      fault(fields.path[key], "a segue of the kind “\(kind)” has no such key.")
    }
    for needed in Self.neededKeys(of: segue.kind) where fields[needed] == nil {
      fault(segue.path, "a segue of the kind “\(kind)” needs “\(needed)”.")
    }
  }
}

extension ModalPresentationStyle {
  static let nibNames: KeyValuePairs<String, ModalPresentationStyle> = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "custom": .custom,
  ]
}

extension ModalTransitionStyle {
  static let nibNames: KeyValuePairs<String, ModalTransitionStyle> = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve,
  ]
}

extension PopoverArrowDirection {
  static let nibNames: KeyValuePairs<String, PopoverArrowDirection> = [
    "up": .up, "down": .down, "left": .left, "right": .right, "any": .any,
  ]
}
