/// The rounded card of a sheet, with the view of the presented controller.
///
/// At the bottom edge its lower corners lie outside the window.
@MainActor
final class SheetPlate: View {
  /// The height that lies outside the window, in points.
  var overhang = 0.0 { didSet { if overhang != oldValue { setNeedsLayout() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A view that returns from under a presentation may have missed changes of the sheet.
    let room = bounds.inset(by: EdgeInsets(top: 0, left: 0, bottom: overhang, right: 0))
    for view in subviews { view.frame = room }
  }
}
