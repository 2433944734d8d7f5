/// What only some views have: interactions and a place in the order of the focus.
final class InteractionState {
  var interactions: [any Interaction] = []
  var focusGroupIdentifier: String?
  var focusGroupPriority = 0
}
