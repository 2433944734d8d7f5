import Containers

/// A view that overrides every open member of `View`, records each call, and calls super.
final class RecordingSubview: View {
  /// The calls since the list was last cleared.
  var calls: [String] = []

  override var frame: Rect {
    get { super.frame }
    set {
      calls.append("frame")
      super.frame = newValue
    }
  }

  override var bounds: Rect {
    get { super.bounds }
    set {
      calls.append("bounds")
      super.bounds = newValue
    }
  }

  override var center: Point {
    get { super.center }
    set {
      calls.append("center")
      super.center = newValue
    }
  }

  override var alpha: Double { didSet { calls.append("alpha") } }

  override var isHidden: Bool { didSet { calls.append("isHidden") } }

  override var backgroundColor: Color? { didSet { calls.append("backgroundColor") } }

  override var isUserInteractionEnabled: Bool {
    didSet { calls.append("isUserInteractionEnabled") }
  }

  override func setNeedsLayout() {
    calls.append("setNeedsLayout")
    super.setNeedsLayout()
  }

  override func setNeedsDisplay() {
    calls.append("setNeedsDisplay")
    super.setNeedsDisplay()
  }

  override func setNeedsDisplay(_ rect: Rect) {
    calls.append("setNeedsDisplay(_:)")
    super.setNeedsDisplay(rect)
  }

  override func invalidateIntrinsicContentSize() {
    calls.append("invalidateIntrinsicContentSize")
    super.invalidateIntrinsicContentSize()
  }

  override func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    calls.append("systemLayoutSizeFitting")
    return super.systemLayoutSizeFitting(targetSize)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    calls.append("systemLayoutSizeFitting with priorities")
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override func addSubview(_ view: View) {
    calls.append("addSubview")
    super.addSubview(view)
  }

  override func insertSubview(_ view: View, at index: Int) {
    calls.append("insertSubview at")
    super.insertSubview(view, at: index)
  }

  override func insertSubview(_ view: View, aboveSubview sibling: View) {
    calls.append("insertSubview above")
    super.insertSubview(view, aboveSubview: sibling)
  }

  override func insertSubview(_ view: View, belowSubview sibling: View) {
    calls.append("insertSubview below")
    super.insertSubview(view, belowSubview: sibling)
  }
}
