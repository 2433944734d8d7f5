/// The nib that a controller was created with, kept apart because few controllers have one.
@MainActor
final class ControllerNib {
  let name: String?
  let bundle: (any NibSource)?

  /// Returns nil if both are nil.
  init?(name: String?, bundle: (any NibSource)?) {
    guard name != nil || bundle != nil else { return nil }
    self.name = name
    self.bundle = bundle
  }
}
