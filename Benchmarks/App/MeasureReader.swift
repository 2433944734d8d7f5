internal import Containers

/// A screen reader that ignores what it is told.
final class MeasureReader: AccessibilityBridge {
  func accessibilityDidChange(_ changes: [AccessibilityChange]) {}
}
