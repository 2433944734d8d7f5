extension ViewController {
  /// Implements ``preferredContentSize``.
  ///
  /// A direction in which the child has no preference stays without one.
  var preferredContentSizeInForce: Size {
    guard storedPreferredContentSize == .zero, let container = self as? any SystemContainer,
      let size = container.childForContentSize?.preferredContentSize, size != .zero
    else { return storedPreferredContentSize }
    let bars = container.sizeAroundContent
    return Size(
      width: size.width > 0 ? size.width + bars.width : 0,
      height: size.height > 0 ? size.height + bars.height : 0)
  }

  func setPreferredContentSize(_ size: Size) {
    guard size != storedPreferredContentSize else { return }
    storedPreferredContentSize = size
    controllerState.toldPreferredContentSize = preferredContentSizeInForce
    tellPreferredContentSize()
  }

  /// Called when the child that a container shows, its preferred size, or a bar may have changed.
  func preferredContentSizeMayHaveChanged() {
    guard storedPreferredContentSize == .zero else { return }
    let size = preferredContentSizeInForce
    guard size != controllerState.toldPreferredContentSize else { return }
    controllerState.toldPreferredContentSize = size
    tellPreferredContentSize()
  }

  private func tellPreferredContentSize() {
    storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.incoming?.preferredContentSizeDidChange()
  }
}
