extension View {
  /// The properties that expose the view to assistive technology and tests.
  public var accessibility: AccessibilityProperties {
    get { extras?.accessibility ?? AccessibilityProperties() }
    _modify {
      let old = flags.contains(.needsAccessibility) ? nil : accessibility
      defer { if accessibility != old { setNeedsAccessibilityUpdate() } }
      yield &madeExtras.accessibility
    }
  }

  /// The shape of the mouse pointer over the view, or `nil` to use that of the view below.
  public var pointerStyle: PointerStyle? {
    get { extras?.pointerStyle }
    set {
      guard newValue != pointerStyle else { return }
      madeExtras.pointerStyle = newValue
      window?.pointerStyleDidChange()
    }
  }

  /// The properties that only some views have, created on first access.
  var madeExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
