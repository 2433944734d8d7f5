internal import Containers
internal import Support

extension NibSchema {
  /// The definitions of objects and what they contain.
  var objects: [(String, JSON)] {
    [
      ("any", variant(usual: "View") { _ in true }),
      ("view", variant(usual: "View") { $0.type is View.Type }),
      ("gesture", variant(usual: nil) { $0.type is GestureRecognizer.Type }),
      ("item", variant(usual: "BarButtonItem") { $0.type is BarButtonItem.Type }),
      ("object", object), ("outlets", Self.outlets), ("action", Self.action),
      ("constraint", Self.constraint),
    ]
  }

  /// Returns the schema of objects at a place where only some classes fit.
  ///
  /// - Parameter usual: The class of an object that names none, or `nil` if it has to.
  private func variant(usual name: String?, _ fits: (ClassDescription) -> Bool) -> JSON {
    let named: JSON = ["properties": ["class": className(fits)]]
    let unnamed = name.map { usual($0) } ?? ["required": ["class"]]
    return ["allOf": [Self.reference("object"), named, unnamed]]
  }

  /// Returns the condition on what names no class.
  func usual(_ name: String) -> JSON {
    ["if": ["not": ["required": ["class"]]], "then": Self.reference(name)]
  }

  /// Returns the schema of the name of a class.
  func className(_ fits: (ClassDescription) -> Bool) -> JSON {
    let known = classes.all.filter { !$0.isAbstract }
    let names = Self.one(of: known.filter(fits).map(\.name))
    guard allowsOtherClasses else { return names }
    let others: JSON = ["type": "string", "not": Self.one(of: classes.all.map(\.name))]
    return ["anyOf": [names, others]]
  }

  private var object: JSON {
    let views = Self.list(Self.reference("view"))
    return Self.object(
      NibParser.objectKeys,
      [
        "id": Self.text.adding(["minLength": 1, "not": Self.one(of: NibParser.reserved)]),
        "class": Self.text, "set": ["type": "object"], "frame": Self.frame,
        "autoresizing": Self.list(Self.one(of: NibParser.masks.map(\.key))),
        "subviews": views, "arranged": views, "gestures": Self.list(Self.reference("gesture")),
        "guides": Self.list(Self.text), "constraints": Self.list(Self.reference("constraint")),
        "outlets": Self.reference("outlets"), "actions": Self.list(Self.reference("action")),
        "restorationIdentifier": Self.text, "localized": Self.truth,
        "segues": Self.list(Self.reference("segue")),
      ]
    ).adding(["allOf": [Self.reference("byClass")]])
  }

  private static var frame: JSON {
    let (place, extent): (JSON, JSON) = (
      ["type": "number"], ["type": "number", "minimum": 0]
    )
    return [
      "description": "[x, y, width, height]", "type": "array",
      "items": [place, place, extent, extent], "minItems": 4, "maxItems": 4,
    ]
  }

  private static var outlets: JSON {
    [
      "type": "object", "properties": ["//": [:]],
      "additionalProperties": ["anyOf": [text, list(text)]],
    ]
  }

  private static var action: JSON {
    let events = NibEvent.ofControls.map(\.key)
    return object(
      NibParser.actionKeys,
      [
        "on": one(of: events), "send": text,
        "to": text.adding(["description": "An id, “owner” or “firstResponder”; “owner” if left out"]
        ),
      ], required: ["send"])
  }

  private static var constraint: JSON {
    [
      "description": """
      item.attribute = factor * item.attribute + number @priority #id, or the visual format. Items \
      are ids, guides, self, safeArea, margins and readable.
      """,
      "type": "string", "pattern": .string(ConstraintFormula.pattern),
      "patternErrorMessage": """
      Expected item.attribute = factor * item.attribute + number @priority #id, or the visual \
      format, such as H:|-[title]-[save]-|.
      """,
      "examples": [
        "title.top = safeArea.top + 16", "image.width = 0.5 * self.width @750",
        "H:|-[title]-(>=8)-[save]-|",
      ],
    ]
  }
}
