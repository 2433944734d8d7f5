/// The nib that a controller was created with, kept apart because few controllers have one.
@MainActor
final class ControllerNib {
  let name: String?
  let bundle: (any NibSource)?
  /// What a loaded nib contains besides views, kept as long as the controller.
  var objects: [AnyObject] = []

  /// Creates the nib state of a controller whose nib was found in the resources of the application.
  init() { (name, bundle) = (nil, nil) }

  /// Returns nil if both are nil.
  init?(name: String?, bundle: (any NibSource)?) {
    guard name != nil || bundle != nil else { return nil }
    self.name = name
    self.bundle = bundle
  }
}
