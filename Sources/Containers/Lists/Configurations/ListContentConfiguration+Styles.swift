extension ListContentConfiguration {
  /// Returns the content of a row: a text, and a second one below it.
  public static func cell() -> ListContentConfiguration {
    ListContentConfiguration(TextProperties(.body), .secondary)
  }

  /// Returns the content of a row with a smaller text below the main one.
  public static func subtitleCell() -> ListContentConfiguration {
    ListContentConfiguration(TextProperties(.body), .secondary)
  }

  /// Returns the content of a row with a value at the trailing edge.
  ///
  /// The value goes below the text where they do not fit beside each other.
  public static func valueCell() -> ListContentConfiguration {
    ListContentConfiguration(
      TextProperties(.body), TextProperties(.body, color: .secondaryLabel), isSideBySide: true)
  }

  /// Returns the content of a row in a sidebar.
  public static func sidebarCell() -> ListContentConfiguration {
    ListContentConfiguration(TextProperties(.body), .secondary, leastHeight: 36)
  }

  /// Returns the content of a section's header.
  public static func header() -> ListContentConfiguration {
    var text = TextProperties(.headline, color: .secondaryLabel)
    text.numberOfLines = 0
    return ListContentConfiguration(text, .secondary, leastHeight: 28)
  }

  /// Returns the content of a section's footer.
  public static func footer() -> ListContentConfiguration {
    var text = TextProperties.secondary
    text.numberOfLines = 0
    return ListContentConfiguration(text, .secondary, leastHeight: 28)
  }
}

extension ListContentConfiguration.TextProperties {
  fileprivate static let secondary = Self(.caption, color: .secondaryLabel)
}
