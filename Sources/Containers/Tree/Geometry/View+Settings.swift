extension View {
  /// How the view resizes when the size of its superview changes; empty by default.
  public var autoresizingMask: AutoresizingMask {
    get { storedMask }
    set { setMask(newValue) }
  }

  /// Whether the view resizes its subviews by their autoresizing masks; `true` by default.
  public var autoresizesSubviews: Bool {
    get { !flags.contains(.keepsSubviews) }
    set { set(.keepsSubviews, !newValue) }
  }

  /// Whether the view receives more than one touch at a time; `false` by default.
  public var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouchEnabled) }
    set { set(.multipleTouchEnabled, newValue) }
  }

  func setInteractionEnabled(_ isEnabled: Bool) {
    guard isEnabled == flags.contains(.interactionDisabled) else { return }
    set(.interactionDisabled, !isEnabled)
    setNeedsAccessibilityUpdate()
  }

  func set(_ flag: ViewFlags, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }
}
