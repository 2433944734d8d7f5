internal import Pixels

/// The views of a date picker in one of its styles.
@MainActor
protocol DatePickerContent: AnyObject {
  /// The view that contains them.
  var view: View { get }
  /// Returns the size in which nothing is cut off, in points, in a width.
  func size(in width: Double) -> Size
  /// Shows the current date, settings, and traits of the picker.
  func update()
}

extension DatePickerContent {
  /// The size in which nothing is cut off where there is all the room.
  var fittingSize: Size { size(in: .infinity) }
}
