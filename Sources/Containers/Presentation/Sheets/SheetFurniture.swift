/// The views and the state of a sheet while it is presented.
@MainActor
final class SheetFurniture {
  /// The card, or `nil` if the sheet is not presented.
  var card: SheetView?
  /// The drag of the sheet, or `nil` if it is not presented.
  var drag: SheetDrag?
  /// The resolved detents and what they were resolved for.
  var resolution: Resolution?
  /// Whether a warning about the detents or the selection was logged since they were set.
  var hasWarned = false
  /// Whether what lies beneath is dimmed.
  var isDimmed = false
  /// Whether the dimming is fading out.
  var isFading = false
  /// The entry that was selected before the user chose another one, until the sheet rests.
  var formerEntry: SheetDetents.Entry?

  /// The detents in an environment.
  struct Resolution {
    let maximum: Double
    let traits: TraitCollection
    let detents: SheetDetents
  }

  /// Removes the views.
  func clear() {
    drag?.stop()
    drag = nil
    card?.letGo()
    card?.removeFromSuperview()
    card = nil
    resolution = nil
    formerEntry = nil
    (isDimmed, isFading) = (false, false)
  }
}
