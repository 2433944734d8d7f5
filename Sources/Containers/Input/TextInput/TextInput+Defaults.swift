extension TextInput {
  /// The position before the first character.
  public var beginningOfDocument: TextPosition { TextPosition(0) }

  /// Returns the range between two positions, in either order.
  public func textRange(
    from fromPosition: TextPosition, to toPosition: TextPosition
  ) -> TextRange? {
    TextRange(fromPosition, toPosition)
  }
}

extension TextInput where Self: View {
  /// The view whose coordinate system the rectangles and points use: this view.
  public var textInputView: View { self }
}
