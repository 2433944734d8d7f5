/// The scene of a storyboard that a controller was made from, declared here because storyboards are
/// above this room.
@MainActor
protocol ControllerScene: AnyObject {}

/// A host of windows whose controllers find their nibs in its resources.
@MainActor
protocol NibSourceHost: AnyObject {
  var nibSource: (any NibSource)? { get }
}
