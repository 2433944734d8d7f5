internal import Containers
internal import Support

extension NibSchema {
  /// The definitions of segues: each kind has keys of its own.
  var segues: [(String, JSON)] {
    let kinds = NibSegue.Kind.names
    let segue: JSON = [
      "type": "object", "properties": ["kind": Self.one(of: kinds.map(\.key))],
      "required": ["kind"],
      "allOf": JSON(
        .array(
          kinds.map { Self.when("kind", is: $0.key, then: Self.reference("segue.\($0.key)")) })),
    ]
    let forms = forms
    return [("segue", segue)]
      + kinds.map { name, kind in
        let keys = NibParser.segueKeys.filter { NibParser.allows($0, in: kind) }
        return (
          "segue.\(name)", Self.object(keys, forms, required: NibParser.neededKeys(of: kind))
        )
      }
  }

  private var forms: [String: JSON] {
    let classes = allowsOtherClasses ? Self.text : Self.one(of: segueClasses)
    let names = { (names: [String]) in Self.one(of: names) }
    return [
      "kind": [:], "identifier": Self.text,
      "to": Self.text.adding(["description": "The id of a scene, or “Storyboard#Identifier”"]),
      "on": names(NibEvent.ofControls.map(\.key)), "make": Self.text, "animated": Self.truth,
      "presentation": names(ModalPresentationStyle.nibNames.map(\.key)),
      "transition": names(ModalTransitionStyle.nibNames.map(\.key)),
      "container": Self.text, "anchor": Self.text,
      "arrows": Self.list(names(PopoverArrowDirection.nibNames.map(\.key))),
      "passthrough": Self.list(Self.text), "class": classes, "action": Self.text,
    ]
  }
}
