extension Toolbar {
  /// The color of the background, or `nil`, the default, for the usual one; see
  /// ``standardAppearance``.
  public var barTintColor: DynamicColor? {
    get { standardAppearance.barTintColor }
    set { standardAppearance.barTintColor = newValue }
  }

  /// Whether the content beneath shines through the bar, unblurred; `false` by default.
  public var isTranslucent: Bool {
    get { standardAppearance.isTranslucent }
    set { standardAppearance.isTranslucent = newValue }
  }
}
