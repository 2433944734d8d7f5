extension View {
  /// What assistive technology and tests know the view as.
  public var accessibility: AccessibilityProperties {
    get { extras?.accessibility ?? AccessibilityProperties() }
    _modify {
      defer { setNeedsAccessibilityUpdate() }
      yield &madeExtras.accessibility
    }
  }

  /// The shape of the mouse pointer over the view; nil for that of the view below.
  public var pointerStyle: PointerStyle? {
    get { extras?.pointerStyle }
    set {
      guard newValue != pointerStyle else { return }
      madeExtras.pointerStyle = newValue
      window?.pointerStyleDidChange()
    }
  }

  /// What only some views have, made if it is not there.
  var madeExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
