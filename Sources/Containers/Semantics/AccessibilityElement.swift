public import Pixels

/// An element that is not a view, such as a part of a view's drawing.
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
  /// The object that contains the element, usually the view that draws it.
  public private(set) weak var accessibilityContainer: (any AccessibilityContainer)?

  /// The element's name, value and traits; `isElement` is initially true.
  open var accessibility = AccessibilityProperties() {
    didSet { if accessibility != oldValue { setNeedsAccessibilityUpdate() } }
  }

  /// The element's frame in its container's bounds, in points.
  open var accessibilityFrameInContainerSpace = Rect.zero {
    didSet {
      if accessibilityFrameInContainerSpace != oldValue { setNeedsAccessibilityUpdate() }
    }
  }

  /// The actions that a user can perform besides activating the element; nil for none.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    didSet {
      if !(accessibilityCustomActions ?? []).elementsEqual(oldValue ?? [], by: ===) {
        setNeedsAccessibilityUpdate()
      }
    }
  }

  /// The elements related to this one.
  open var accessibilityRelations = AccessibilityRelations() {
    didSet { if !accessibilityRelations.areSame(as: oldValue) { setNeedsAccessibilityUpdate() } }
  }

  /// The element tree's record of the element; nil while there is no tree.
  var record: SemanticRecord?

  /// Creates an element for a container, which must list it in its `accessibilityElements`.
  public init(accessibilityContainer: any AccessibilityContainer) {
    self.accessibilityContainer = accessibilityContainer
    accessibility.isElement = true
  }

  /// The element's frame in the window, in points; empty once the container is gone.
  open var accessibilityFrame: Rect {
    accessibilityContainer?.accessibilityFrame(of: accessibilityFrameInContainerSpace) ?? .zero
  }

  /// Describes the element to assistive technology; the default implementation does nothing.
  ///
  /// Call ``setNeedsAccessibilityUpdate()`` when a value that an override reads changes.
  open func describeSemantics(_ semantics: inout Semantics) {}

  /// Activates the element; does nothing and returns false unless overridden.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value by one step; does nothing unless overridden.
  open func accessibilityIncrement() {}

  /// Decreases the value by one step; does nothing unless overridden.
  open func accessibilityDecrement() {}

  /// Scrolls by one page; does nothing and returns false unless overridden.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

  /// Marks the element's accessibility information as out of date.
  public func setNeedsAccessibilityUpdate() {
    accessibilityContainer?.setNeedsAccessibilityUpdate()
  }

  /// The element's current semantics.
  public final var semantics: Semantics {
    var semantics = Semantics(accessibility)
    semantics.actions = accessibilityCustomActions?.map(\.name) ?? []
    describeSemantics(&semantics)
    semantics.prefer(accessibility)
    return semantics
  }
}
