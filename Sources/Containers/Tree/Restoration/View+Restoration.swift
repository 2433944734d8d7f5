extension View: StateRestoring {
  /// The identifier under which the view's state is saved, or `nil`, the default, not to save it.
  ///
  /// Views of the same controller need different identifiers, and the controller needs an
  /// identifier too. A window with an identifier is restored with its size and position.
  public var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { if newValue != restorationIdentifier { madeExtras.restorationIdentifier = newValue } }
  }

  /// The view controller that contains the view.
  var restorationOwner: (any StateRestoring)? { nearestOwner as? any StateRestoring }
}
