extension DynamicallyColored where Self: Label {
  /// The dynamic color that the text follows, or `nil` if it follows none.
  public var textColor: DynamicColor? {
    get {
      ownTextColor == nil
        ? .label : dynamicColor(for: \Label.textColor as ReferenceWritableKeyPath<Label, Color>)
    }
    set { setDynamicColor(newValue, for: \Label.textColor) }
  }
}
