/// The view that holds the pages of a page view controller.
final class PagesView: View, DragTaking {
  weak var pager: PageViewController?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pager?.placePages()
  }

  override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let pager, recognizer === pager.pages.pan else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return pager.takesDrag(pager.pages.pan.translation(in: self))
  }

  func takesDrag(_ way: Point) -> Bool { pager?.takesDrag(way) ?? false }

  func reveals(_ way: Point) -> Bool { pager?.reveals(way) ?? false }
}
