public import Pixels

/// An element that is no view of its own: a part of what a view draws.
///
/// ```swift
/// let bar = AccessibilityElement(accessibilityContainer: chart)
/// bar.accessibility.label = "March"
/// bar.accessibility.value = "31 days"
/// bar.accessibilityFrameInContainerSpace = Rect(x: 80, y: 20, width: 30, height: 100)
/// chart.accessibilityElements = [bar]
/// ```
@MainActor
open class AccessibilityElement: AccessibilityItem {
  /// What the element lies in, usually the view that draws it.
  public private(set) weak var accessibilityContainer: (any AccessibilityContainer)?

  /// The element's name, value and traits; `isElement` is true at first.
  open var accessibility = AccessibilityProperties() {
    didSet { if accessibility != oldValue { setNeedsAccessibilityUpdate() } }
  }

  /// Where the element stands in the bounds of its container, in points.
  open var accessibilityFrameInContainerSpace = Rect.zero {
    didSet {
      if accessibilityFrameInContainerSpace != oldValue { setNeedsAccessibilityUpdate() }
    }
  }

  /// What can be done with the element besides pressing it; nil for nothing.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    didSet { setNeedsAccessibilityUpdate() }
  }

  /// The elements that are related to this one.
  open var accessibilityRelations = AccessibilityRelations() {
    didSet { setNeedsAccessibilityUpdate() }
  }

  /// What the tree of elements knows of the element; nil where nobody asked for one.
  var record: SemanticRecord?

  /// Makes an element of a container, which finds it in its `accessibilityElements`.
  public init(accessibilityContainer: any AccessibilityContainer) {
    self.accessibilityContainer = accessibilityContainer
    accessibility.isElement = true
  }

  /// Where the element stands in the window, in points; empty once the container is gone.
  open var accessibilityFrame: Rect {
    accessibilityContainer?.accessibilityFrame(of: accessibilityFrameInContainerSpace) ?? .zero
  }

  /// Completes what is reported about the element; does nothing unless overridden.
  ///
  /// Call ``setNeedsAccessibilityUpdate()`` when something changes that this reads.
  open func describeSemantics(_ semantics: inout Semantics) {}

  /// Presses the element; does nothing unless overridden.
  open func accessibilityActivate() -> Bool { false }

  /// Moves the value one step up; does nothing unless overridden.
  open func accessibilityIncrement() {}

  /// Moves the value one step down; does nothing unless overridden.
  open func accessibilityDecrement() {}

  /// Scrolls by a page; does nothing unless overridden.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

  /// Marks what assistive technology knows of the element as out of date.
  public func setNeedsAccessibilityUpdate() {
    accessibilityContainer?.setNeedsAccessibilityUpdate()
  }

  /// What the element is and says now.
  public final var semantics: Semantics {
    var semantics = Semantics(accessibility)
    semantics.actions = accessibilityCustomActions?.map(\.name) ?? []
    describeSemantics(&semantics)
    semantics.prefer(accessibility)
    return semantics
  }
}
