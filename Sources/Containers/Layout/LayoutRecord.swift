/// The layout state of an item; items not involved in constraints have none.
@MainActor
class LayoutRecord {
  /// The active constraints that the item holds as the nearest common container of their items.
  var constraints: [LayoutConstraint] = []
  /// The active constraints that refer to the item.
  var mentions: [LayoutConstraint] = []
  /// The constraints that connect the item's scrolled content to something outside of it.
  var crossings: [LayoutConstraint] = []
  /// The engine of the hierarchy, if the item is its root.
  var engine: LayoutEngine?
  /// The item's member in the engine of its hierarchy.
  var member: LayoutMember?
  /// The content hugging priorities: the resistance to growing larger than the content.
  var hugging = (horizontal: LayoutPriority.defaultLow, vertical: LayoutPriority.defaultLow)
  /// The compression resistance priorities: the resistance to shrinking below the content.
  var resistance = (horizontal: LayoutPriority.defaultHigh, vertical: LayoutPriority.defaultHigh)

  /// Creates an empty record.
  init() {}

  /// Records a constraint that connects the item's scrolled content to something outside of it.
  func noteCrossing(_ constraint: LayoutConstraint) {
    if !crossings.contains(where: { $0 === constraint }) { crossings.append(constraint) }
  }

  /// Informs the engine that the item's order among its siblings has changed.
  func orderDidChange() {
    if let member { member.engine?.orderDidChange(of: member) }
  }

  /// Informs the engine that the item's placement or content may have changed.
  func memberDidChange() {
    if let member { member.engine?.touch(member) }
  }
}
