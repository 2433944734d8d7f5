/// Where the pages are.
extension PageViewController {
  /// The height of the page control, in points.
  static let controlHeight = 26.0

  /// The places of the pages.
  var geometry: PageGeometry { geometry(in: pagesView.bounds.size) }

  private func geometry(in size: Size) -> PageGeometry {
    let isVertical = navigationOrientation == .vertical
    let isAfter = pages.spine == .max
    return PageGeometry(
      size: size, isVertical: isVertical,
      isMirrored: isVertical ? isAfter : isAfter != pagesView.isLayoutRightToLeft,
      pagesAtOnce: pages.strip.pagesAtOnce, spacing: pages.spacing)
  }

  /// Returns the size of a page in a root view of a given size, or `nil` for another child.
  func pageSize(of container: any ContentContainer, in size: Size) -> Size? {
    guard pages.members.contains(where: { $0.controller === container }) else { return nil }
    return geometry(
      in: Size(width: size.width, height: max(0, size.height - controlInset))
    ).pageSize
  }

  /// Returns the place of a page that is shown or comes, in the view of the pages.
  func place(of page: ViewController) -> Rect? {
    let rows = [pages.turn?.new, pages.turn?.old, pages.displayed]
    return rows.lazy.compactMap { $0?.firstIndex { $0 === page } }.first.map(geometry.place)
  }

  /// Puts the pages to show in place of others, without a turn.
  func putPagesIn() {
    guard isViewLoaded else { return }
    if pagesView.superview !== view {
      view.insertSubview(pagesView, at: 0)
      placePagesView()
    }
    let old = pages.displayed
    let new = pages.strip.shown
    pages.displayed = new
    calling {
      View.performWithoutAnimation {
        for page in new where page.view.superview !== pagesView { pagesView.addSubview(page.view) }
        for page in old where !new.contains(where: { $0 === page }) {
          if page.viewIfLoaded?.superview === pagesView { page.view.removeFromSuperview() }
        }
        placePages()
      }
    }
  }

  /// The height that the page control takes from the pages, in points.
  var controlInset: Double {
    guard let control = pages.control, !control.isHidden, let view = viewIfLoaded else { return 0 }
    return PageViewController.controlHeight + view.safeAreaInsets.bottom
  }

  /// Lays out the view of the pages and the page control.
  func placePagesView() {
    guard let view = viewIfLoaded, pagesView.superview === view else { return }
    let bounds = view.bounds
    let inset = controlInset
    pagesView.frame = Rect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, bounds.height - inset))
    pages.control?.frame = Rect(
      x: bounds.minX, y: bounds.maxY - inset, width: bounds.width,
      height: PageViewController.controlHeight)
  }

  /// Lays out the pages where the turn or the drag has them.
  func placePages() {
    let geometry = geometry
    guard let turn = pages.turn, turn.look == .slide else {
      place(pages.displayed, geometry, -pages.pull)
      if let turn = pages.turn {
        place(turn.new, geometry, 0)
        if let back = turn.exchange.passing { place([back], geometry, 0) }
      }
      return
    }
    let way = geometry.length + geometry.spacing
    let sign = turn.direction == .forward ? 1.0 : -1
    place(turn.old, geometry, -sign * turn.progress * way)
    place(turn.new, geometry, sign * (1 - turn.progress) * way)
  }

  private func place(_ row: [ViewController], _ geometry: PageGeometry, _ distance: Double) {
    let shift = geometry.vector(distance)
    for index in row.indices {
      guard let view = row[index].viewIfLoaded, view.superview === pagesView else { continue }
      let place = geometry.place(index)
      if view.bounds.size != place.size {
        view.bounds = Rect(origin: view.bounds.origin, size: place.size)
      }
      let center = place.center + shift
      if view.center != center { view.center = center }
    }
  }

  /// Shows a fraction of a turn, 0…1.
  func show(_ progress: Double, of turn: PageTurn) {
    turn.show(progress, in: pagesView)
    if turn.look == .slide { placePages() }
  }
}
