public import Containers

/// Something on the stage that has a name.
@MainActor
public struct StageElement {
  /// The view behind it.
  public let view: View
  /// How many elements it lies in.
  public let depth: Int

  /// The name.
  public var label: String? { view.accessibility.label }
  /// The value.
  public var value: String? { view.accessibility.value }
  /// The name for tests.
  public var identifier: String? { view.accessibility.identifier }
  /// What kind of thing it is.
  public var traits: AccessibilityProperties.Traits { view.accessibility.traits }
  /// Where it stands in the window, in points.
  public var frame: Rect { view.convert(view.bounds, to: nil) }
}
