import Containers

/// A controller that stores a reference to an object, and maybe says what is around itself.
final class ReferringController: ViewController {
  var object: (any StateRestoring)?
  private(set) var hasReference = false

  init(_ identifier: String, _ object: (any StateRestoring)? = nil) {
    self.object = object
    super.init()
    restorationIdentifier = identifier
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encodeObject(object, forKey: "object")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    hasReference = coder.containsValue(forKey: "object")
    object = coder.decodeObject(forKey: "object")
  }
}
