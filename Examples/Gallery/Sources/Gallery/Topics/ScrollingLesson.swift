import Containers

/// A scroll view shows a part of its content.
///
/// The wheel, a finger and the arrows scroll it; it zooms if its delegate names the view to zoom,
/// by a pinch or by Ctrl with plus and minus. With paging it stops at multiples of its size.
final class ScrollingLesson: Lesson {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Zoom", ZoomController(), height: 260)
    add("Pages, with a page control", PagingController(), height: 180)
  }
}

/// A drawing that is zoomed.
private final class ZoomController: ViewController, ScrollViewDelegate {
  private let scroll = ScrollView()
  private let rings = RingsView(frame: Rect(x: 0, y: 0, width: 600, height: 600))

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = rings.bounds.size
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 4
    scroll.delegate = self
    scroll.accessibility.label = "Rings"
    scroll.addSubview(rings)
    view.addSubview(scroll)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // The middle of the rings in the middle of the view.
    let (content, shown) = (rings.bounds.size, view.bounds.size)
    scroll.contentOffset = Point(
      x: max(0, (content.width - shown.width) / 2), y: (content.height - shown.height) / 2)
  }

  func viewForZooming(in scrollView: ScrollView) -> View? { rings }
}

/// Rings in the colors of the rainbow.
private final class RingsView: View {
  override func draw(_ canvas: Canvas) {
    for ring in stride(from: 12, to: 0, by: -1) {
      let inset = Double(12 - ring) * 24
      canvas.fill(
        Path(ellipseIn: bounds.insetBy(dx: inset, dy: inset)),
        Color(hue: Double(ring) / 12, saturation: 0.55, brightness: 0.95))
    }
  }
}

/// Cards of which one is shown at a time.
private final class PagingController: ViewController, ScrollViewDelegate {
  private let scroll = ScrollView()
  private let dots = PageControl()
  private let cards = [
    ColorBox(.systemBlue, "One"), ColorBox(.systemGreen, "Two"), ColorBox(.systemOrange, "Three"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.delegate = self
    scroll.accessibility.label = "Cards"
    for card in cards { scroll.addSubview(card) }
    dots.numberOfPages = cards.count
    dots.currentPageIndicatorTintColor = .label
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.addAction(for: .valueChanged) { [weak self] in self?.turn() }
    view.addSubview(scroll)
    view.addSubview(dots)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bar, bounds) = (36.0, view.bounds)
    scroll.frame = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height - bar)
    dots.frame = Rect(x: 0, y: bounds.height - bar, width: bounds.width, height: bar)
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        x: Double(index) * bounds.width, y: 0, width: bounds.width, height: scroll.frame.height
      ).insetBy(dx: 16, dy: 12)
    }
    scroll.contentSize = Size(width: bounds.width * 3, height: scroll.frame.height)
  }

  private func turn() {
    let x = Double(dots.currentPage) * scroll.bounds.width
    scroll.setContentOffset(Point(x: x, y: 0), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard scroll.isDragging || scroll.isDecelerating, scroll.bounds.width > 0 else { return }
    dots.currentPage = Int((scroll.contentOffset.x / scroll.bounds.width).rounded())
  }
}
