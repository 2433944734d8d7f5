extension View {
  /// Whether the subviews follow a change of size by their masks; true at first.
  public var autoresizesSubviews: Bool {
    get { !flags.contains(.keepsSubviews) }
    set { set(.keepsSubviews, !newValue) }
  }

  /// Whether more than one touch at a time is delivered; false at first.
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
