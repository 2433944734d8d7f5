/// A layout guide at fixed insets from the edges of its view.
final class InsetGuide: LayoutGuide {
  /// The insets from the edges of the view, in points.
  var insets = EdgeInsets.zero {
    didSet { if insets != oldValue { layoutRecord.memberDidChange() } }
  }

  init(_ identifier: String, in view: View) {
    super.init()
    self.identifier = identifier
    view.addLayoutGuide(self)
  }

  override var isPartOfView: Bool { true }

  override var layoutFrame: Rect { owningView?.properties.bounds.inset(by: insets) ?? .zero }

  override var layoutPlacement: LayoutPlacement {
    let size = owningView?.properties.bounds.size ?? .zero
    let frame = Rect(
      x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    return .following(frame, [.flexibleWidth, .flexibleHeight], size)
  }
}
