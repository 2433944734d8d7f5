internal import Pixels

/// What both trees of elements leave out or add.
extension Semantics {
  /// Whether the element says what another one inside it says, so that this one is none of its own:
  /// the texts and images of a button, a row or a heading.
  func speaksFor(_ other: Semantics) -> Bool {
    Self.speaking.contains(role) && Self.silent.contains(other.role)
      && !other.states.contains(.focusable) && other.actions.isEmpty
  }

  /// Whether the element shows that whatever contains it is busy.
  var isSpinning: Bool {
    role == .progressBar && states.isSuperset(of: [.busy, .indeterminate])
  }

  private static let speaking: Set<SemanticRole> = [
    .button, .toggleButton, .switch, .radioButton, .link, .slider, .spinButton, .entry,
    .passwordEntry, .listItem, .heading, .tab, .menuItem, .checkMenuItem, .radioMenuItem,
  ]
  private static let silent: Set<SemanticRole> = [.label, .heading, .status, .image, .separator]
}

extension View {
  /// Whether the view is an element: it is described as one, or it can have the focus, which is never
  /// where nobody finds it.
  var isFoundByAssistiveTechnology: Bool {
    let properties = extras?.accessibility
    if properties?.makesElement == true { return true }
    return (properties?.isElement == true || self is ScrollView) && canBecomeFocused
  }

  /// Returns the part of an area of the window in which elements inside the view are perceived: what
  /// the view does not clip, and all of a menu, because its lines are few and reached by key.
  func perceivedArea(within area: Rect) -> Rect {
    guard clipsToBounds else { return area }
    guard self is MenuScrollView else { return area.intersection(accessibilityFrame) }
    return storedSubviews.reduce(area) { $0.union($1.accessibilityFrame) }
  }
}
