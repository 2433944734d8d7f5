internal import Containers

extension NibChecker {
  /// Checks outlets, and that none is missing.
  mutating func check(
    _ outlets: [NibObject.Outlet], of one: ClassDescription, at path: NibPath, origin: NibOrigin
  ) {
    for outlet in outlets {
      checkIDs(outlet, origin: origin)
      guard let declared = classes.outlet(outlet.name, of: one) else {
        let known = classes.chain(of: one).flatMap(\.outlets.keys)
        fault(
          outlet.path,
          "\(one.name) has no outlet “\(outlet.name)”. "
            + NearestName.hint(for: outlet.name, among: known))
        continue
      }
      if outlet.isList != declared.isList {
        fault(outlet.path, declared.isList ? "this is not a list of ids." : "this is not one id.")
      }
      for id in outlet.ids {
        let target = id.text == "owner" ? origin.owner : ids[id.text]
        if let target, !declared.accepts(target.type) {
          fault(id.path, "“\(id.text)” is of the class \(target.name), not \(declared.form).")
        }
      }
    }
    for missing in missing(outlets, of: one) {
      fault(path, "the outlet “\(missing)” of \(one.name) is not connected.", .openOutlet)
    }
  }

  /// Returns the outlets that a file has to connect and does not.
  func missing(_ outlets: [NibObject.Outlet], of one: ClassDescription) -> [String] {
    var missing: [String] = []
    for one in classes.chain(of: one) {
      for (name, outlet) in one.outlets where !outlet.isOptional {
        if !outlets.contains(where: { $0.name == name }) { missing.append(name) }
      }
    }
    return missing.sorted()
  }

  /// Checks that the ids of an outlet exist.
  mutating func checkIDs(_ outlet: NibObject.Outlet, origin: NibOrigin) {
    for id in outlet.ids where id.text != "owner" { checkObject(id) }
  }

  /// Checks that there is an object with an id.
  mutating func checkObject(_ id: NibText) {
    guard ids[id.text] == nil else { return }
    // An object of an unknown class is a fault of its own.
    guard roots[id.text] == nil || guides.contains(id.text) else { return }
    fault(
      id.path,
      "unknown id “\(id.text)”. "
        + NearestName.hint(for: id.text, among: Array(ids.keys) + ["owner"]))
  }

  mutating func check(
    _ action: NibObject.Action, from one: ClassDescription, at path: NibPath, _ origin: NibOrigin
  ) {
    checkEvent(action.event, of: one, at: path)
    let name = action.selector.text
    switch action.target.text {
    case "firstResponder":
      if classes.selectorOfAny(name) == nil {
        fault(
          action.selector.path,
          "no known class has the action “\(name)”. "
            + NearestName.hint(for: name, among: classes.selectorNames), .unknownAction)
      }
    case "owner":
      if let owner = origin.owner { checkAction(action.selector, of: owner) }
    default:
      checkObject(action.target)
      if let target = ids[action.target.text] { checkAction(action.selector, of: target) }
    }
  }

  private mutating func checkAction(_ selector: NibText, of one: ClassDescription) {
    guard classes.selector(selector.text, of: one) == nil else { return }
    let known = classes.chain(of: one).flatMap(\.selectors.keys)
    fault(
      selector.path,
      "\(one.name) has no action “\(selector.text)”. "
        + NearestName.hint(for: selector.text, among: known))
  }

  /// Checks that objects of a class send an event.
  mutating func checkEvent(_ event: NibText?, of one: ClassDescription, at path: NibPath) {
    guard let known = NibEvent.names(of: one.type) else {
      return fault(path, "\(one.name) sends no actions.")
    }
    if let event, !known.contains(event.text) {
      fault(
        event.path,
        "\(one.name) has no event “\(event.text)”. "
          + NearestName.hint(for: event.text, among: known))
    }
  }

  /// What a constraint may name besides ids: the view that has it, and its guides.
  private static let surroundings: Set = ["self", "safeArea", "margins", "readable"]

  mutating func check(_ constraint: NibConstraint, in object: NibObject) {
    var tree = object.id.flatMap { roots[$0] }
    var isInOneTree = true
    for item in constraint.items {
      if Self.surroundings.contains(item) {
        if case .visual = constraint {
          fault(constraint.source.path, "the visual format knows ids only, not “\(item)”.")
        }
        continue
      }
      guard let root = roots[item], isPlaced(item) else {
        let known = ids.filter { $0.value.type is View.Type }.map(\.key) + guides
        fault(
          constraint.source.path,
          "the constraint “\(constraint.source.text)” names “\(item)”, which is "
            + "no view or guide. " + NearestName.hint(for: item, among: known))
        continue
      }
      if let tree, tree != root { isInOneTree = false }
      tree = root
    }
    if !isInOneTree {
      fault(constraint.source.path, "the items of the constraint are not in one tree of views.")
    }
    checkBar(constraint, in: object)
  }

  /// Returns whether an id is that of a guide or a view, or of a class that is a fault of its own.
  private func isPlaced(_ id: String) -> Bool {
    guides.contains(id) || ids[id].map { $0.type is View.Type } ?? true
  }

  /// Checks that the superview in a visual format is there: the views in it lie directly in the object.
  private mutating func checkBar(_ constraint: NibConstraint, in object: NibObject) {
    guard case .visual(let format, let source) = constraint,
      format.elements.contains(where: { $0.name == nil })
    else { return }
    let inside = Set(
      (object.subviews + object.arranged).compactMap(\.id) + object.guides.map(\.text))
    let named = format.elements.compactMap(\.name)
    if !named.allSatisfy(inside.contains) {
      fault(source.path, "a constraint with | names only what lies directly in its object.")
    }
  }
}
