internal import Containers
internal import Support

extension NibSchema {
  /// The definitions of what files consist of.
  var files: [(String, JSON)] {
    [
      ("nib", nib), ("storyboard", storyboard), ("scene", scene), ("owner", owner),
      ("navigationItem", navigationItem), ("relations", relations),
    ]
  }

  private static func head(_ format: String) -> [String: JSON] {
    ["$schema": text, "format": ["const": .string(format)], "version": ["const": 1]]
  }

  private var nib: JSON {
    let object: JSON = [
      "allOf": [Self.reference("any"), ["properties": ["segues": ["maxItems": 0]]]]
    ]
    let forms = ["owner": Self.reference("owner"), "objects": Self.list(object)]
    return Self.object(NibParser.nibKeys, forms.merging(Self.head("containers.nib")) { $1 })
  }

  private var owner: JSON {
    Self.object(
      NibParser.ownerKeys,
      ["class": className { _ in true }, "outlets": Self.reference("outlets")]
    ).adding(["allOf": [Self.reference("byClass")]])
  }

  private var storyboard: JSON {
    let forms = ["initial": Self.text, "scenes": Self.list(Self.reference("scene"))]
    return Self.object(
      NibParser.storyboardKeys, forms.merging(Self.head("containers.storyboard")) { $1 })
  }

  private var scene: JSON {
    Self.object(
      NibParser.sceneKeys,
      [
        "id": Self.text, "identifier": Self.text, "restorationIdentifier": Self.text,
        "class": className { $0.type is ViewController.Type }, "localized": Self.truth,
        "set": ["type": "object"], "navigationItem": Self.reference("navigationItem"),
        "tabBarItem": classes["TabBarItem"].map(attributes) ?? [:],
        "toolbarItems": Self.list(Self.reference("item")),
        "relations": Self.reference("relations"), "nib": Self.text,
        "view": Self.reference("view"), "objects": Self.list(Self.reference("any")),
        "outlets": Self.reference("outlets"), "segues": Self.list(segueOfScene),
      ], required: ["id"]
    ).adding([
      "not": ["required": ["nib", "view"]],
      "allOf": [Self.reference("byClass"), usual("ViewController")],
    ])
  }

  private var segueOfScene: JSON {
    let manual: JSON = ["not": ["required": ["on"]]]
    return [
      "allOf": [
        Self.reference("segue"), manual,
        Self.when("kind", is: "embed", then: ["required": ["container"]]),
      ]
    ]
  }

  private var navigationItem: JSON {
    let items = Self.list(Self.reference("item"))
    let parts: [(String, JSON)] = [
      ("left", items), ("right", items), ("back", Self.reference("item")),
      ("titleView", Self.reference("view")),
    ]
    return classes["NavigationItem"].map { attributes(of: $0, and: parts) } ?? [:]
  }

  private var relations: JSON {
    let forms = NibScene.Relation.names.map { name, kind -> (String, JSON) in
      switch kind {
      case .tabs: (name, Self.list(Self.text))
      case .pages: (name, Self.list(Self.text).adding(["minItems": 1, "maxItems": 1]))
      default: (name, Self.text)
      }
    }
    return Self.object(
      forms.map(\.0), Dictionary(uniqueKeysWithValues: forms))
  }
}
