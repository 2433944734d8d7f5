internal import Containers

/// A view without content that has a least size.
final class LeafView: View {
  private var least = Size(width: 8, height: 1)

  override var intrinsicContentSize: Size { least }

  func setLeastSize(_ size: Size) {
    guard size != least else { return }
    least = size
    (superview as? StripeView)?.leastSizeDidChange()
  }
}
