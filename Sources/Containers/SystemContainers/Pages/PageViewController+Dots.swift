/// The page control below the pages.
extension PageViewController {
  /// Asks the data source for the dots, if pages were set since it was asked.
  func countDots() {
    guard pages.needsDots, pages.callDepth == 0, isOnScreen else { return }
    pages.needsDots = false
    var dots: (index: Int, count: Int)?
    if transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource {
      calling {
        let count = dataSource.presentationCount(for: self)
        if count > 0 { dots = (dataSource.presentationIndex(for: self), count) }
      }
    }
    pages.dots = dots
    showDots()
    if pages.waiting != nil { proceed() }
  }

  /// Moves to the dot of the next or the previous page.
  func moveDot(_ direction: PageDirection) {
    guard let dots = pages.dots else { return }
    let index = dots.index + (direction == .forward ? 1 : -1)
    pages.dots?.index = min(max(index, 0), max(0, dots.count - 1))
    showDots()
  }

  private func showDots() {
    let wasShown = pages.control.map { !$0.isHidden } ?? false
    if let dots = pages.dots {
      let control = pages.control ?? makeControl()
      control.isHidden = false
      control.numberOfPages = dots.count
      control.currentPage = dots.index
    } else {
      pages.control?.isHidden = true
    }
    if wasShown != (pages.dots != nil) { placePagesView() }
  }

  private func makeControl() -> PageControl {
    let control = PageControl()
    control.addAction(for: .valueChanged) { [weak self] in self?.dotWasChosen() }
    pages.control = control
    view.addSubview(control)
    return control
  }

  /// Turns one page toward the chosen dot; the control shows it once the page has turned.
  private func dotWasChosen() {
    guard let control = pages.control, let dots = pages.dots else { return }
    let chosen = control.currentPage
    control.currentPage = dots.index
    if chosen != dots.index { turn(chosen > dots.index ? .forward : .reverse) }
  }
}
