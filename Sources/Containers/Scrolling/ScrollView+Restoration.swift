extension ScrollView {
  private static let offsetKey = "ScrollView.contentOffset"

  func encodeOffset(with coder: RestorationCoder) {
    coder.encode([contentOffset.x, contentOffset.y], forKey: Self.offsetKey)
  }

  func decodeOffset(with coder: RestorationCoder) {
    guard let numbers = coder.decode([Double].self, forKey: Self.offsetKey), numbers.count == 2,
      numbers.allSatisfy(\.isFinite)
    else { return }
    let offset = Point(x: numbers[0], y: numbers[1])
    returnToPlace { offset }
  }

  /// Restores a scroll position at the first layout in which the view has content and a size.
  func returnToPlace(_ offset: @escaping () -> Point?) {
    restoration = ScrollRestoration(offset: offset)
    setNeedsLayout()
  }

  /// Restores the scroll position after the content is laid out.
  func takeRestoration() {
    guard let restoration, window != nil, !bounds.isEmpty, !contentSize.isEmpty else { return }
    self.restoration = nil
    guard phase == .resting, let offset = restoration.offset() else { return }
    let target = clamped(offset)
    if target != contentOffset { show(target) }
  }
}
