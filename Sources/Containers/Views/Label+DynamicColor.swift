extension DynamicallyColored where Self: Label {
  /// The dynamic color that the text follows, or `nil` if it follows none.
  ///
  /// Set `nil` for the usual color, that of labels.
  public var textColor: DynamicColor? {
    get {
      ownTextColor == nil
        ? .label : dynamicColor(for: \Label.textColor as ReferenceWritableKeyPath<Label, Color>)
    }
    set {
      setDynamicColor(newValue, for: \Label.textColor)
      if newValue == nil { ownTextColor = nil }
    }
  }
}
