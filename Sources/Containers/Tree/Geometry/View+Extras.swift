extension View {
  /// The properties that expose the view to assistive technology and tests.
  public var accessibility: AccessibilityProperties {
    // Controls set many parts, and the code for each would be long if these were inlined.
    @inline(never) get { extras?.accessibility ?? AccessibilityProperties() }
    @inline(never) set {
      guard newValue != accessibility else { return }
      madeExtras.accessibility = newValue
      setNeedsAccessibilityUpdate()
    }
  }

  /// The shape of the mouse pointer over the view, or `nil` to use the shape for the view behind
  /// it.
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
