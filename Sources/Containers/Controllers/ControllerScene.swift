/// The scene of a storyboard that a controller was made from, declared here because storyboards are
/// in another module, which imports this one.
@MainActor
package protocol ControllerScene: AnyObject {
  /// Performs the segue with an identifier from the controller of the scene.
  ///
  /// An unknown identifier is a programming error and traps.
  func performSegue(withIdentifier identifier: String, from source: ViewController, sender: Any?)
}

/// A host of windows whose controllers find their nibs in its resources.
@MainActor
protocol NibSourceHost: AnyObject {
  var nibSource: (any NibSource)? { get }
}
