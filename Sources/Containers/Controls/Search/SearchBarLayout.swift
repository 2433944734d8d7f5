/// Where the parts of a search bar go, apart from views.
///
/// Positions run from the leading edge. The cancel button is beside the field, and the scopes are below
/// both.
struct SearchBarLayout {
  /// The sizes of the parts, in points.
  struct Content {
    var width = 0.0
    /// The space between the parts and the edges.
    var (leading, trailing) = (0.0, 0.0)
    /// The width of the cancel button, or `nil` without one.
    var cancel: Double?
    /// The height of the field.
    var field = SearchBarLayout.fieldHeight
    /// The height of the row with the field.
    var row = SearchBarLayout.rowHeight
    /// The height that is left of the row with the field while it shrinks.
    var shownRow = SearchBarLayout.rowHeight
    /// The height of the scopes, or 0 without them.
    var scope = 0.0
  }

  /// The height of a bar without scopes at the default text size.
  static let rowHeight = 52.0
  /// The height of the field at the default text size.
  static let fieldHeight = 36.0
  /// The space below the scopes.
  static let scopeSpacing = 12.0
  /// The width that the field keeps beside a wide button.
  private static let leastField = 96.0

  /// The position and the width of the field and of the cancel button.
  private(set) var (field, cancel): ((x: Double, width: Double), (x: Double, width: Double))
  /// The vertical place of the field.
  private(set) var (fieldY, fieldHeight) = (0.0, 0.0)
  /// The opacity of what is in the field, which fades while the bar shrinks.
  private(set) var opacity = 1.0
  /// The top of the scopes.
  private(set) var scopeY: Double

  init(_ content: Content) {
    let room = max(0, content.width - content.leading - content.trailing)
    let button = min(content.cancel ?? 0, max(0, room - Self.leastField))
    field = (content.leading, room - button)
    cancel = (content.leading + room - button, button)
    let lost = content.row - content.shownRow
    fieldHeight = max(0, content.field - lost)
    fieldY = ((content.shownRow - fieldHeight) / 2).rounded()
    opacity = min(1, max(0, 1 - lost / (content.field * 0.6)))
    scopeY = content.shownRow
  }
}
