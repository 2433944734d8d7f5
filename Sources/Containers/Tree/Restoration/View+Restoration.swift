extension View: StateRestoring {
  /// The identifier under which the view's state is saved, or `nil`, the default, to save none.
  ///
  /// Views of one controller need different identifiers, and the controller needs one too. A window
  /// with an identifier returns with its size and place.
  public var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { if newValue != restorationIdentifier { madeExtras.restorationIdentifier = newValue } }
  }

  /// The controller in whose view this one lies.
  var restorationOwner: (any StateRestoring)? { nearestOwner as? any StateRestoring }
}
