/// The place of an entry in an outline.
struct OutlinePlace: Hashable, Sendable {
  /// What is beneath the entry.
  enum Content: Hashable, Sendable {
    /// Nothing.
    case none
    /// Nothing yet; the app may provide it when the entry is expanded.
    case unknown
    /// Entries that are not shown.
    case hidden
    /// Entries that are shown after it.
    case shown
  }

  /// The number of entries above the entry.
  let level: Int
  let content: Content
}

/// A data source whose entries may be expanded and collapsed.
@MainActor
protocol OutlineSource: AnyObject {
  /// Returns the place of an entry; nil if its section is no outline.
  func outlinePlace(at path: IndexPath) -> OutlinePlace?
  /// Returns the entry above an entry; nil for none.
  func outlineParent(of path: IndexPath) -> IndexPath?
  /// Expands or collapses an entry on the user's behalf, asking and notifying the app.
  func setExpanded(_ isExpanded: Bool, at path: IndexPath)
}
