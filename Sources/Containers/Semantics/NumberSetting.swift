/// An element whose number assistive technology sets at once rather than step by step.
@MainActor
package protocol NumberSetting: AnyObject {
  /// Takes a number within the range of the semantics.
  func setAccessibilityNumber(_ number: Double)
}
