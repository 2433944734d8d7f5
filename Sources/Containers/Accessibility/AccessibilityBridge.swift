/// An object that passes the element tree on to assistive technology, such as a message bus or a
/// test's recorder.
@MainActor
package protocol AccessibilityBridge: AnyObject {
  /// Called in a frame with everything that changed, in the order in which to apply the changes.
  ///
  /// The first call adds the elements that already exist.
  func accessibilityDidChange(_ changes: [AccessibilityChange])
}
