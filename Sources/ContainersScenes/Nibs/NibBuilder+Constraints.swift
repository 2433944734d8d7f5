internal import Containers

extension NibBuilder {
  /// Activates the constraints of an object, whose views they place from then on.
  func constrain(_ object: NibObject, _ view: View) {
    for constraint in object.constraints {
      for item in constraint.items { free(item, self: view) }
      switch constraint {
      case .formula(let formula, _): formula.constraint(self, in: view)?.isActive = true
      case .visual(_, let source):
        let items = named.compactMapValues { $0 as? any LayoutItem }
        let constraints = LayoutConstraint.constraints(withVisualFormat: source.text, views: items)
        LayoutConstraint.activate(constraints)
      }
    }
  }

  /// Ends the translation of autoresizing for a view that a constraint names, unless the view is at
  /// the top or names its autoresizing.
  private func free(_ item: String, self view: View) {
    guard let named = (item == "self" ? view : named[item]) as? View, named.superview != nil,
      named.autoresizingMask.isEmpty
    else { return }
    named.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Returns the item that a name in a constraint refers to.
  func item(_ name: String, in view: View) -> (any LayoutItem)? {
    switch name {
    case "self": view
    case "safeArea": view.safeAreaLayoutGuide
    case "margins": view.layoutMarginsGuide
    case "readable": view.readableContentGuide
    default: named[name] as? any LayoutItem
    }
  }
}

extension ConstraintFormula {
  /// Returns the constraint, or `nil` if an item is missing.
  @MainActor
  func constraint(_ builder: NibBuilder, in view: View) -> LayoutConstraint? {
    guard let one = builder.item(first.item, in: view) else { return nil }
    let other = second.flatMap { builder.item($0.item, in: view) }
    guard (other == nil) == (second == nil) else { return nil }
    let constraint = LayoutConstraint(
      item: one, attribute: first.attribute, relatedBy: relation, toItem: other,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: factor, constant: constant)
    constraint.priority = LayoutPriority(Float(priority))
    constraint.identifier = identifier
    return constraint
  }
}
