/// The index of a list at its edge, and what the app has set for it.
@MainActor
struct SectionIndex {
  /// The view that shows the titles; nil until there are any.
  var bar: SectionIndexBar?
  /// Whether the data source is to be asked for the titles.
  var needsTitles = true
  /// The number of entries below which the titles are not shown.
  var minimumCount = 0
  /// The colors that the app has set.
  var look = Look()

  /// The colors of an index; nil for the default ones.
  struct Look: Hashable, Sendable {
    var color: DynamicColor?
    var background: DynamicColor?
    var trackingBackground: DynamicColor?
  }

  /// The space that the titles take at the trailing edge, in points.
  var width: Double { bar?.width ?? 0 }
}
