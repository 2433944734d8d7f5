extension Label {
  /// A layout of the text and what it was made for.
  struct Setting {
    var layout: TextLayout
    var lineLimit: Int
    var alignment: TextAlignment
    /// The text size the layout is for, if the font scales.
    var category: ContentSizeCategory
    /// Whether the layout matches the current text and settings.
    var isCurrent = true

    /// Returns whether this is a current layout for a width and the like.
    func isFor(
      _ width: Double, _ lineLimit: Int, _ alignment: TextAlignment, _ category: ContentSizeCategory
    ) -> Bool {
      isCurrent && layout.width == width && self.lineLimit == lineLimit
        && self.alignment == alignment && self.category == category
    }
  }

  /// The width of a text that starts at the leading edge, and what it was measured for.
  struct Lead {
    let readsLeftToRight: Bool
    let category: ContentSizeCategory
    var width: Double?
  }
}
