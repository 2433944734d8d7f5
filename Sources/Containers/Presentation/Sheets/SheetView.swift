/// The card of a sheet, which holds the view of the presented controller.
@MainActor
final class SheetView: View {
  private let plate = SheetPlate()
  private weak var content: View?
  private(set) var grabber: SheetGrabber?
  private weak var controller: SheetPresentationController?
  private var form = SheetLayout.Form.floating

  init(_ controller: SheetPresentationController) {
    self.controller = controller
    super.init(frame: .zero)
    plate.backgroundColor = DynamicColor.systemBackground
    plate.clipsToBounds = true
    addSubview(plate)
  }

  /// Takes the view of the presented controller.
  func take(_ content: View) {
    self.content = content
    content.frame = bounds
    plate.addSubview(content)
    setNeedsLayout()
  }

  /// Removes the view of the presented controller, unless another view has taken it.
  func letGo() {
    if let content, content.superview === plate { content.removeFromSuperview() }
    content = nil
  }

  /// Changes the looks.
  func update(
    _ form: SheetLayout.Form, cornerRadius: Double, hasShadow: Bool, showsGrabber: Bool
  ) {
    if form != self.form { setNeedsLayout() }
    self.form = form
    let radius = form == .covering ? 0 : cornerRadius
    if plate.cornerRadius != radius {
      plate.cornerRadius = radius
      setNeedsLayout()
    }
    plate.shadow =
      form == .floating || form == .attached && hasShadow
      ? Shadow(color: Color(white: 0, alpha: 0.25), radius: 30, offset: Point(x: 0, y: 8)) : nil
    setGrabberShown(showsGrabber && form == .attached)
  }

  private func setGrabberShown(_ isShown: Bool) {
    guard isShown != (grabber != nil) else { return }
    guard isShown else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let grabber = SheetGrabber { [weak controller] in controller?.step($0) }
    self.grabber = grabber
    addSubview(grabber)
    setNeedsLayout()
  }

  /// Whether a point belongs to the grabber, part of which lies above the card.
  func grabberContains(_ point: Point) -> Bool { grabber?.frame.contains(point) ?? false }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    super.point(inside: point, with: event) || grabberContains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.overhang = form == .attached ? plate.cornerRadius : 0
    plate.frame = bounds.inset(by: EdgeInsets(top: 0, left: 0, bottom: -plate.overhang, right: 0))
    grabber?.center = Point(x: bounds.midX, y: 7.5)
  }
}
