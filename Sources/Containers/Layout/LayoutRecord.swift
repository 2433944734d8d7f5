/// What constraints have to do with an item; items without any have none.
@MainActor
class LayoutRecord {
  /// The active constraints that the item holds, as the nearest above all that they name.
  var constraints: [LayoutConstraint] = []
  /// The active constraints that name the item.
  var mentions: [LayoutConstraint] = []
  /// The constraints that reach from what the item scrolls to the outside.
  var crossings: [LayoutConstraint] = []
  /// The engine of the hierarchy, at its top.
  var engine: LayoutEngine?
  /// The item in the engine of its hierarchy.
  var member: LayoutMember?
  /// Whether the directional constraints that the item holds were taken from right to left.
  var isMirrored = false
  /// How strongly the item resists being made larger than its content, across and down.
  var hugging = (horizontal: LayoutPriority.defaultLow, vertical: LayoutPriority.defaultLow)
  /// How strongly the item resists being made smaller than its content, across and down.
  var resistance = (horizontal: LayoutPriority.defaultHigh, vertical: LayoutPriority.defaultHigh)

  /// Makes a record.
  init() {}

  /// Notes a constraint that reaches from what the item scrolls to the outside.
  func noteCrossing(_ constraint: LayoutConstraint) {
    if !crossings.contains(where: { $0 === constraint }) { crossings.append(constraint) }
  }

  /// Tells the engine that the place or the content of the item may be another.
  func memberDidChange() {
    if let member { member.engine?.touch(member) }
  }
}
