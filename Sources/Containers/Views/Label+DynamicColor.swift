extension DynamicallyColored where Self: Label {
  /// The dynamic colour that the text follows; nil where it does not follow any.
  public var textColor: DynamicColor? {
    get {
      ownTextColor == nil
        ? .label : dynamicColor(for: \Label.textColor as ReferenceWritableKeyPath<Label, Color>)
    }
    set { setDynamicColor(newValue, for: \Label.textColor) }
  }
}
