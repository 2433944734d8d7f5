/// The spine, which the delegate may move when the width changes.
extension PageViewController {
  /// Asks the delegate for the spine if the width has another size class than before.
  func checkSpine(for sizeClass: UserInterfaceSizeClass) {
    let known = pages.knownSizeClass
    pages.knownSizeClass = sizeClass
    guard transitionStyle == .pageCurl, let known, known != sizeClass, let delegate else { return }
    pages.turn?.session?.cut()
    pages.isMovingSpine = true
    calling {
      let spine = delegate.pageViewController(self, spineLocationFor: sizeClass)
      move(spineTo: spine == .none ? .min : spine)
    }
    pages.isMovingSpine = false
    proceed()
  }

  private func move(spineTo spine: SpineLocation) {
    let count = spine == .mid ? 2 : 1
    let shown = pages.strip.shown.count
    guard shown == count || shown == 0 else {
      misuse(
        "\(name) shows \(shown) pages, but the spine that its delegate returned needs \(count): set "
          + "as many pages in pageViewController(_:spineLocationFor:).")
    }
    guard spine != pages.spine else { return }
    pages.spine = spine
    pages.strip.pagesAtOnce = count
    sidesDidChange()
    pagesView.setNeedsLayout()
  }
}
