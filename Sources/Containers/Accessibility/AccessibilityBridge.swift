/// What carries the tree of elements to assistive technology: a bus, or a test's recorder.
@MainActor
package protocol AccessibilityBridge: AnyObject {
  /// Called in a frame in which something has changed, with all changes, to be applied in their order.
  ///
  /// The first call adds the elements that are there already.
  func accessibilityDidChange(_ changes: [AccessibilityChange])
}
