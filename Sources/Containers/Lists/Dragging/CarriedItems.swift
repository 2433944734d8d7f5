/// The items that were cut or copied in a list of a window, and can be pasted in another one.
@MainActor
final class CarriedItems {
  /// The items; nil for none.
  var drag: EntryDrag?
  /// What was put on the clipboard with them, in whose place something else may be.
  var text: String?
}

extension Window {
  /// The items that were cut or copied in a list.
  var carriedItems: CarriedItems { parts.part { CarriedItems() } }

  /// The drag of the items that can be pasted; nil if something else is on the clipboard.
  var pastedDrag: EntryDrag? {
    guard let drag = carriedItems.drag, carriedItems.text == pasteboard?.string else { return nil }
    return drag
  }
}
