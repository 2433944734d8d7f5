/// One look at the views of a window that have changed.
///
/// A view that is not marked and stands where it stood under the same circumstances is taken as it was, with
/// all that lies in it; so a change costs a look at the views above it.
@MainActor
struct ElementWalk {
  /// What views are told of those above them.
  private struct Surroundings {
    /// The part of the window in which an element is found.
    var area: Rect
    /// Whether events reach the view.
    var isEnabled: Bool
    /// Whether what lies here counts as changed, whatever its marks say.
    var isForced: Bool
  }

  /// The elements that were looked at, each before those that lie in it.
  private(set) var touched: [SemanticRecord] = []
  private let number: Int
  private let makeIdentity: () -> AccessibilityIdentity

  /// - Parameters:
  ///   - number: Greater than those of all walks before.
  ///   - makeIdentity: Returns a number that no element has had.
  init(number: Int, makeIdentity: @escaping () -> AccessibilityIdentity) {
    self.number = number
    self.makeIdentity = makeIdentity
  }

  /// Looks at a window, and at everything in it that may have changed.
  mutating func visit(_ window: Window) {
    let surroundings = Surroundings(
      area: window.accessibilityFrame, isEnabled: true, isForced: false)
    _ = elements(of: window, window.madeRecord, surroundings)
  }

  /// Returns the elements that a view is or holds.
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
    var area = surroundings.area
    if view.clipsToBounds {
      area = area.intersection(frame)
      if area.isEmpty { return note([], in: record) }
    }
    let isElement = view.flags.contains(.window) || view.isElement && frame.intersects(area)
    if isElement { touched.append(record) }
    let inside = Surroundings(
      area: area, isEnabled: surroundings.isEnabled && view.letsInputThrough, isForced: isForced)
    let children = content(of: view, record, inside, previous)
    guard isElement else { return note(children, in: record) }
    take(view, record, frame, children)
    return note([record], in: record)
  }

  private func note(_ found: [SemanticRecord], in record: SemanticRecord) -> [SemanticRecord] {
    record.found = found
    return found
  }

  /// Returns the elements that lie in a view.
  ///
  /// - Parameter previous: The number of the last walk that looked into the view; 0 where it does not count.
  private mutating func content(
    of view: View, _ record: SemanticRecord, _ surroundings: Surroundings, _ previous: Int
  ) -> [SemanticRecord] {
    var children: [SemanticRecord] = []
    // The views between this one and those that are named are not looked at: where they moved is not known, and
    // their marks must not keep those below from marking this one.
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
          // Looked at anew when it can be perceived.
          subrecord.considered = 0
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

  /// Returns the record of an element that is no view; nil where it is not found.
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
    record.semantics = item.semantics
    record.frame = frame
    record.children = children
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
  /// Whether the view keeps input neither from itself nor from what it holds.
  fileprivate var letsInputThrough: Bool {
    isUserInteractionEnabled && animations?.isInputBlocked != true
  }

  fileprivate var isElement: Bool { extras?.accessibility.makesElement ?? false }

  /// Notes that the tree of elements knows the view as it is.
  ///
  /// A view that waits for paint stays marked: what marks it again would end at that.
  fileprivate func clearAccessibilityMark() {
    if !flags.contains(.needsRender) { flags.remove(.needsAccessibility) }
  }

  /// Clears the marks of the view and of all below it.
  fileprivate func clearAccessibilityMarks() {
    guard flags.contains(.needsAccessibility) else { return }
    clearAccessibilityMark()
    for subview in storedSubviews { subview.clearAccessibilityMarks() }
  }
}
