/// One pass over the views of a window that have changed.
///
/// A view that is not marked and whose geometry and surroundings are unchanged is reused with all
/// its contents. A change therefore costs a visit to the view's ancestors.
@MainActor
struct ElementWalk {
  /// What a view inherits from its ancestors.
  private struct Surroundings {
    /// The part of the window in which elements count as visible.
    var area: Rect
    /// Whether events reach the view.
    var isEnabled: Bool
    /// Whether the contents count as changed, whatever their marks say.
    var isForced: Bool
  }

  /// The visited elements, each before those inside it.
  private(set) var touched: [SemanticRecord] = []
  private let number: Int
  private let makeIdentity: () -> AccessibilityIdentity

  /// - Parameters:
  ///   - number: The number of the walk, greater than that of any earlier walk.
  ///   - makeIdentity: Returns an identity that no element has had.
  init(number: Int, makeIdentity: @escaping () -> AccessibilityIdentity) {
    self.number = number
    self.makeIdentity = makeIdentity
  }

  /// Visits a window and everything in it that may have changed.
  mutating func visit(_ window: Window) {
    let surroundings = Surroundings(
      area: window.accessibilityFrame, isEnabled: true, isForced: false)
    _ = elements(of: window, window.madeRecord, surroundings)
  }

  /// Returns the element that a view is, or the elements that it contains.
  private mutating func elements(
    of view: View, _ record: SemanticRecord, _ surroundings: Surroundings
  ) -> [SemanticRecord] {
    let place = SemanticRecord.Place(view, surroundings.area, surroundings.isEnabled)
    let isForced = surroundings.isForced || record.place != place
    guard isForced || view.flags.contains(.needsAccessibility) else { return record.found }
    view.clearAccessibilityMark()
    let previous = isForced ? 0 : record.walked
    record.walked = number
    record.place = place

    let frame = view.accessibilityFrame
    let area = view.perceivedArea(within: surroundings.area)
    if view.clipsToBounds, area.isEmpty { return note([], in: record) }
    let isElement =
      view.flags.contains(.window) || view.isFoundByAssistiveTechnology && frame.intersects(area)
    if isElement { touched.append(record) }
    let inside = Surroundings(
      area: area, isEnabled: surroundings.isEnabled && view.letsInputThrough, isForced: isForced)
    var children = content(of: view, record, inside, previous)
    guard isElement else { return note(children, in: record) }
    children += view.scrollBarElements.compactMap { find($0, in: area) }
    take(view, record, frame, children)
    return note([record], in: record)
  }

  private func note(_ found: [SemanticRecord], in record: SemanticRecord) -> [SemanticRecord] {
    record.found = found
    return found
  }

  /// Returns the elements inside a view.
  ///
  /// - Parameter previous: The number of the last walk that visited the view's contents; 0 if it
  ///   must not be relied on.
  private mutating func content(
    of view: View, _ record: SemanticRecord, _ surroundings: Surroundings, _ previous: Int
  ) -> [SemanticRecord] {
    var children: [SemanticRecord] = []
    // The views between this one and the listed elements are not visited. Their movement is
    // unknown, and their marks must not stop those below from marking this view.
    let namesViews = view.accessibilityElements != nil
    for item in view.accessibilityContent {
      if let subview = item as? View {
        let subrecord = subview.madeRecord
        let isKnown =
          previous > 0 && !namesViews && subrecord.considered == previous
          && subrecord.parent === record
        subrecord.considered = number
        subrecord.parent = record
        guard subview.isPerceivable else {
          // Visit it again once it can be perceived. Until then, its marks must not stop those below
          // or its own from marking this view.
          subrecord.considered = 0
          subview.clearAccessibilityMarks()
          continue
        }
        var surroundings = surroundings
        if !isKnown { surroundings.isForced = true }
        children += elements(of: subview, subrecord, surroundings)
      } else if let element = item as? AccessibilityElement {
        if let found = find(element, in: surroundings.area) { children.append(found) }
      }
    }
    if namesViews { for subview in view.storedSubviews { subview.clearAccessibilityMarks() } }
    return children
  }

  /// Returns the record of an element that is not a view; nil if it is not visible.
  private mutating func find(_ element: AccessibilityElement, in area: Rect) -> SemanticRecord? {
    let frame = element.accessibilityFrame
    guard element.accessibility.makesElement, frame.intersects(area) else { return nil }
    let record = element.record ?? SemanticRecord()
    element.record = record
    touched.append(record)
    take(element, record, frame, [])
    return record
  }

  private func take(
    _ item: any AccessibilityItem, _ record: SemanticRecord, _ frame: Rect,
    _ children: [SemanticRecord]
  ) {
    if record.identity == nil {
      record.identity = makeIdentity()
      record.item = item
    }
    var semantics = item.semantics
    record.children = children.filter { child in
      child.semantics.map { !semantics.speaksFor($0) } ?? true
    }
    if children.contains(where: { $0.semantics?.isSpinning == true }) {
      semantics.states.insert(.busy)
    }
    record.semantics = semantics
    record.frame = frame
  }
}

extension SemanticRecord.Place {
  @MainActor
  fileprivate init(_ view: View, _ area: Rect, _ isEnabled: Bool) {
    let properties = view.properties
    self.init(
      area: area, isEnabled: isEnabled, center: properties.center, bounds: properties.bounds,
      transform: properties.isTransformed ? properties.transform : nil,
      clipsToBounds: view.clipsToBounds)
  }
}

extension View {
  /// Whether the view lets input reach itself and its contents.
  fileprivate var letsInputThrough: Bool {
    isUserInteractionEnabled && animations?.isInputBlocked != true
  }

  /// Records that the tree is up to date with the view.
  ///
  /// A view that waits for paint stays marked, because marking it again stops at its paint flag.
  fileprivate func clearAccessibilityMark() {
    if !flags.contains(.needsRender) { flags.remove(.needsAccessibility) }
  }

  /// Clears the marks of the view and its descendants.
  fileprivate func clearAccessibilityMarks() {
    guard flags.contains(.needsAccessibility) else { return }
    clearAccessibilityMark()
    for subview in storedSubviews { subview.clearAccessibilityMarks() }
  }
}
