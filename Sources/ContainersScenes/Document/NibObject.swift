internal import Containers

/// An object of a nib as its file describes it.
///
/// Shared rather than copied, because lists of all objects are made in many places.
final class NibObject {
  /// An outlet and the ids of what it is connected to; a list for `outlets`.
  struct Outlet {
    let name: String
    let ids: [NibText]
    let isList: Bool
    let path: NibPath
  }

  /// An action that an object sends.
  struct Action {
    /// The event, or `nil` for the usual one.
    let event: NibText?
    let selector: NibText
    /// The id of the target, `owner`, or `firstResponder`.
    let target: NibText
  }

  let path: NibPath
  /// Where the object begins in its file, which orders all objects.
  let offset: Int
  var id: String?
  var className = "View"
  var values: [NibEntry] = []
  var frame: Rect?
  var autoresizing: AutoresizingMask?
  var subviews: [NibObject] = []
  var arranged: [NibObject] = []
  var gestures: [NibObject] = []
  var guides: [NibText] = []
  var constraints: [NibConstraint] = []
  var outlets: [Outlet] = []
  var actions: [Action] = []
  var segues: [NibSegue] = []
  var restorationIdentifier: String?
  var isLocalized = false

  init(path: NibPath, offset: Int) {
    self.path = path
    self.offset = offset
  }

  /// The objects directly inside, in the order of the file.
  var inner: [NibObject] {
    if arranged.isEmpty, gestures.isEmpty { return subviews }
    return (subviews + arranged + gestures).sorted { $0.offset < $1.offset }
  }

  /// The object and all objects inside, in the order of the file.
  var all: [NibObject] {
    var all: [NibObject] = []
    add(to: &all)
    return all
  }

  private func add(to all: inout [NibObject]) {
    all.append(self)
    for object in inner { object.add(to: &all) }
  }
}
