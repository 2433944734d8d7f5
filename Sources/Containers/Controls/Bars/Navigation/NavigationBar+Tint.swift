extension NavigationBar {
  /// The color of the background, or `nil`, the default, for the usual one.
  ///
  /// Sets the background of ``standardAppearance`` and, because the color is to be seen at the top of
  /// the content, too, of ``scrollEdgeAppearance``.
  public var barTintColor: DynamicColor? {
    get { standardAppearance.background.barTintColor }
    set {
      standardAppearance.background.barTintColor = newValue
      scrollEdgeAppearance = newValue == nil ? nil : standardAppearance
    }
  }

  /// Whether the content beneath shines through the bar, unblurred; `false` by default.
  ///
  /// The content reaches beneath the bar either way.
  public var isTranslucent: Bool {
    get { standardAppearance.background.isTranslucent }
    set {
      standardAppearance.background.isTranslucent = newValue
      scrollEdgeAppearance?.background.isTranslucent = newValue
    }
  }
}
