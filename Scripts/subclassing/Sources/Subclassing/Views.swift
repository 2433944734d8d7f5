import Containers

class CountedView: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    Calls.note("View.init(frame:)")
  }

  override init?(coder: NibCoder) {
    super.init(coder: coder)
    Calls.note("View.init(coder:)")
  }

  override var frame: Rect { didSet { Calls.note("View.frame") } }
  override var bounds: Rect { didSet { Calls.note("View.bounds") } }
  override var center: Point { didSet { Calls.note("View.center") } }
  override var alpha: Double { didSet { Calls.note("View.alpha") } }
  override var isHidden: Bool { didSet { Calls.note("View.isHidden") } }
  override var backgroundColor: Color? { didSet { Calls.note("View.backgroundColor") } }
  override var isUserInteractionEnabled: Bool {
    didSet { Calls.note("View.isUserInteractionEnabled") }
  }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    Calls.note("View.setNeedsLayout")
  }

  override func setNeedsDisplay() {
    super.setNeedsDisplay()
    Calls.note("View.setNeedsDisplay")
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    Calls.note("View.invalidateIntrinsicContentSize")
  }

  override func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    Calls.note("View.systemLayoutSizeFitting")
    return super.systemLayoutSizeFitting(targetSize)
  }

  override func addSubview(_ view: View) {
    super.addSubview(view)
    Calls.note("View.addSubview")
  }

  override func insertSubview(_ view: View, at index: Int) {
    super.insertSubview(view, at: index)
    Calls.note("View.insertSubview(at:)")
  }

  override func insertSubview(_ view: View, aboveSubview sibling: View) {
    super.insertSubview(view, aboveSubview: sibling)
    Calls.note("View.insertSubview(aboveSubview:)")
  }

  override func insertSubview(_ view: View, belowSubview sibling: View) {
    super.insertSubview(view, belowSubview: sibling)
    Calls.note("View.insertSubview(belowSubview:)")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    Calls.note("View.layoutSubviews")
  }

  override func draw(_ canvas: Canvas) {
    super.draw(canvas)
    Calls.note("View.draw")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    Calls.note("View.didMoveToWindow")
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    super.touchesBegan(touches, with: event)
    Calls.note("View.touchesBegan")
  }
}

final class CountedLabel: Label {
  override var text: String? { didSet { Calls.note("Label.text") } }
  override var font: Font { didSet { Calls.note("Label.font") } }

  override func drawText(in rect: Rect, on canvas: Canvas) {
    super.drawText(in: rect.insetBy(dx: 4, dy: 0), on: canvas)
    Calls.note("Label.drawText")
  }

  override func textRect(forBounds bounds: Rect, limitedToNumberOfLines count: Int) -> Rect {
    Calls.note("Label.textRect")
    return super.textRect(
      forBounds: bounds.insetBy(dx: 4, dy: 0), limitedToNumberOfLines: count
    ).insetBy(dx: -4, dy: 0)
  }
}

final class CountedImageView: ImageView {
  override var image: Image? { didSet { Calls.note("ImageView.image") } }
}
