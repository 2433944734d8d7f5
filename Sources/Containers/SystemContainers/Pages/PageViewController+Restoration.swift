extension PageViewController {
  private static let pagesKey = "PageViewController.viewControllers"

  var childrenToSave: [ViewController] { pages.strip.shown }

  var identifiesChildrenByPosition: Bool { true }

  func encodeContents(with coder: RestorationCoder) {
    coder.encodeObjects(pages.strip.shown, forKey: Self.pagesKey)
  }

  func decodeContents(with coder: RestorationCoder) {
    guard let stored = coder.decodeObjects(forKey: Self.pagesKey) else { return }
    let shown = children(restoring: stored).filter { $0.parent == nil || $0.parent === self }
    guard shown.count == pages.strip.requiredCount(isAnimated: false), shown != pages.strip.shown
    else { return }
    setViewControllers(shown, direction: .forward, animated: false)
  }
}
