internal import Containers

/// The events that send actions, by the names that nibs write.
enum NibEvent {
  static let ofControls: KeyValuePairs<String, Control.Event> = [
    "primaryActionTriggered": .primaryActionTriggered, "valueChanged": .valueChanged,
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "menuActionTriggered": .menuActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  private static let namesOfControls = ofControls.map(\.key)
  /// The events of gesture recognizers and bar items.
  static let ofOthers = ["primaryActionTriggered"]

  /// Returns the names of the events that objects of a class send, or `nil` if they send none.
  static func names(of type: any AnyObject.Type) -> [String]? {
    switch type {
    case is Control.Type: namesOfControls
    case is GestureRecognizer.Type, is BarButtonItem.Type: ofOthers
    default: nil
    }
  }

  /// Returns the event of a control with a name; the usual one if there is no name.
  static func event(named name: String?) -> Control.Event {
    ofControls.first { $0.key == name }?.value ?? .primaryActionTriggered
  }
}
