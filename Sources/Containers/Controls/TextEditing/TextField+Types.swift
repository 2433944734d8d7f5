extension TextField {
  /// The style of a text field's border.
  public enum BorderStyle: Hashable, Sendable {
    /// No border.
    case none
    /// A thin rectangle.
    case line
    /// A rectangle with a background.
    case bezel
    /// A rounded rectangle with a background and a thin border.
    case roundedRect
  }

  /// When an overlay view is visible.
  public enum ViewMode: Hashable, Sendable {
    /// Never.
    case never
    /// Only during editing.
    case whileEditing
    /// Only when the text is not being edited.
    case unlessEditing
    /// Always.
    case always
  }
}
