import Containers
import ContainersTesting
import TestSupport

/// A copy of a hierarchy and its constraints in a window of its own, laid out for the first time.
@MainActor
struct LayoutCopy {
  private let stage: Stage
  private var pairs: [(old: View, new: View)] = []
  private var items: [ObjectIdentifier: any LayoutItem] = [:]
  private var guides: [(old: LayoutGuide, new: LayoutGuide)] = []
  private var generator: SeededGenerator

  /// - Parameter seed: Determines the order in which the constraints are activated.
  init(of root: View, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let controller = ViewController()
    stage = Stage(controller, size: root.bounds.size)
    note(root, controller.view)
    let activatesFirst = Bool.random(using: &generator)
    var constraints: [LayoutConstraint] = []
    for subview in root.subviews {
      let new = copy(subview)
      if activatesFirst { LayoutConstraint.activate(made(of: subview).shuffled(using: &generator)) }
      controller.view.addSubview(new)
      if !activatesFirst { constraints += made(of: subview) }
    }
    constraints += root.constraints.compactMap(made)
    LayoutConstraint.activate(constraints.shuffled(using: &generator))
    stage.settle()
  }

  /// Returns the items whose frames differ from those in the original.
  func differences() -> [String] {
    var found: [String] = []
    func compare(_ old: Rect, _ new: Rect, _ name: String) {
      if old != new { found.append("\(name): \(old), but \(new) when laid out fresh") }
    }
    for pair in pairs.dropFirst() {
      compare(pair.old.frame, pair.new.frame, pair.old.accessibility.identifier ?? "")
    }
    for (old, new) in guides { compare(old.layoutFrame, new.layoutFrame, "guide") }
    return found
  }

  private mutating func note(_ old: View, _ new: View) {
    pairs.append((old, new))
    items[ObjectIdentifier(old)] = new
  }

  private mutating func copy(_ old: View) -> View {
    let new =
      old is StackView
      ? StackView() : ConstraintLawView(index: (old as? ConstraintLawView)?.index ?? 0)
    if let old = old as? ConstraintLawView, let new = new as? ConstraintLawView {
      new.contentSize = old.contentSize
    }
    new.bounds = old.bounds
    new.center = old.center
    new.isHidden = old.isHidden
    new.semanticContentAttribute = old.semanticContentAttribute
    new.translatesAutoresizingMaskIntoConstraints = old.translatesAutoresizingMaskIntoConstraints
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      new.setContentHuggingPriority(old.contentHuggingPriority(for: axis), for: axis)
      new.setContentCompressionResistancePriority(
        old.contentCompressionResistancePriority(for: axis), for: axis)
    }
    note(old, new)
    for guide in old.layoutGuides {
      let fresh = LayoutGuide()
      new.addLayoutGuide(fresh)
      items[ObjectIdentifier(guide)] = fresh
      guides.append((guide, fresh))
    }
    let arranged = (old as? StackView)?.arrangedSubviews ?? []
    var copies: [ObjectIdentifier: View] = [:]
    for subview in old.subviews { copies[ObjectIdentifier(subview)] = copy(subview) }
    for view in arranged {
      if let copy = copies[ObjectIdentifier(view)] { (new as? StackView)?.addArrangedSubview(copy) }
    }
    for subview in old.subviews {
      if let copy = copies[ObjectIdentifier(subview)] { new.insertSubview(copy, at: .max) }
    }
    return new
  }

  /// Returns copies of the constraints that a view and its descendants hold.
  private func made(of view: View) -> [LayoutConstraint] {
    // A stack makes its own.
    let own = view is StackView ? [] : view.constraints.compactMap(made)
    return own + view.subviews.flatMap(made(of:))
  }

  private func made(_ old: LayoutConstraint) -> LayoutConstraint? {
    guard let first = old.firstItem.flatMap({ items[ObjectIdentifier($0)] }) else { return nil }
    let second = old.secondItem.flatMap { items[ObjectIdentifier($0)] }
    guard (old.secondItem == nil) == (second == nil) else { return nil }
    let new = LayoutConstraint(
      item: first, attribute: old.firstAttribute, relatedBy: old.relation, toItem: second,
      attribute: old.secondAttribute, multiplier: old.multiplier, constant: old.constant)
    new.priority = old.priority
    return new
  }
}
