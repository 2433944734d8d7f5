internal import Containers
internal import Support

extension NibSchema {
  /// The definitions of what each class adds to an object, scene or owner of the class.
  var ofClasses: [(String, JSON)] {
    let known = classes.all.filter { !$0.isAbstract }
    let conditions = known.map { Self.when("class", is: $0.name, then: Self.reference($0.name)) }
    return [("byClass", ["allOf": .array(conditions)])]
      + known.map { ($0.name, definition(of: $0)) }
  }

  private func definition(of one: ClassDescription) -> JSON {
    let outlets = classes.outlets(of: one)
    let needed = outlets.filter { !$0.value.isOptional }.map(\.key).sorted()
    let forms = outlets.mapValues { $0.isList ? Self.list(Self.text) : Self.text }
    var properties: [(String, JSON)] = [
      ("set", attributes(of: one)),
      ("outlets", Self.object(forms.keys.sorted(), forms, required: needed)),
    ]
    if let events = NibEvent.names(of: one.type) {
      properties.append(("actions", ["items": ["properties": ["on": Self.one(of: events)]]]))
    } else {
      properties.append(("actions", ["maxItems": 0]))
    }
    if !(one.type is StackView.Type) { properties.append(("arranged", ["maxItems": 0])) }
    let relations = NibScene.Relation.names.filter { $0.value.fits(one.type) }.map(\.key)
    if one.type is ViewController.Type {
      properties.append(("relations", ["propertyNames": Self.one(of: ["//"] + relations)]))
    }
    var definition: JSON = ["properties": JSON(properties)]
    if !needed.isEmpty { definition = definition.adding(["required": ["outlets"]]) }
    return one.type is View.Type
      ? definition
      : definition.adding(["propertyNames": ["not": Self.one(of: NibParser.viewKeys)]])
  }

  /// Returns the schema of the attributes of a class.
  func attributes(of one: ClassDescription) -> JSON { attributes(of: one, and: []) }

  /// Returns the schema of the attributes of a class, and of parts that stand among them.
  func attributes(of one: ClassDescription, and parts: [(String, JSON)]) -> JSON {
    let attributes = classes.attributes(of: one)
    var forms = attributes.mapValues { Self.value($0.shape) }
    for (name, form) in parts { forms[name] = form }
    let decoded = classes.chain(of: one).flatMap(\.decoded).filter { forms[$0] == nil }
    for name in decoded { forms[name] = [:] }
    return Self.object(forms.keys.sorted(), forms)
  }
}
