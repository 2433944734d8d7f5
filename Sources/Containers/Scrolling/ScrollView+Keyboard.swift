extension ScrollView {
  /// The distance that an arrow key scrolls, in points.
  private static let line = 40.0

  /// Handles a key that is pressed or repeats.
  ///
  /// - Returns: Whether the key was handled, which it is not if it could not scroll anything.
  func handle(_ presses: Set<Press>) -> Bool {
    guard let press = presses.first, isScrollEnabled, !phase.isHeld else { return false }
    if press.key.modifierFlags == .control, zoom(by: press.key) { return true }
    if asksForRefresh(press.key), let storedRefresh {
      storedRefresh.refreshByKey()
      return true
    }
    guard let (axis, target) = target(of: press.key) else { return false }
    guard target != keyStart else { return press.phase == .changed && canMove(axis) }
    if press.key.keyCode == .home {
      return scrollToTop(target)
    }
    setContentOffset(target, animated: true)
    return true
  }

  private func asksForRefresh(_ key: Key) -> Bool {
    key.keyCode == .function(5) && key.modifierFlags.isEmpty
      || key.keyCode == .character("r") && key.modifierFlags == .control
  }

  /// The offset from which keys continue: the destination of a movement in progress.
  private var keyStart: Point {
    phase == .animating ? motion?.destination ?? contentOffset : contentOffset
  }

  /// Scrolls to the top, as Home does, unless the delegate refuses.
  func scrollToTop() {
    guard isScrollEnabled, !phase.isHeld else { return }
    _ = scrollToTop(Point(x: contentOffset.x, y: -adjustedContentInset.top))
  }

  private func scrollToTop(_ target: Point) -> Bool {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) != false else { return false }
    setContentOffset(target, animated: true)
    guard phase == .animating else {
      delegate?.scrollViewDidScrollToTop(self)
      return true
    }
    whenAnimated = { [weak self] tellOfEnd in
      tellOfEnd()
      if let self { delegate?.scrollViewDidScrollToTop(self) }
    }
    return true
  }

  private func target(of key: Key) -> (ScrollAxis, Point)? {
    let isBack = key.modifierFlags == .shift
    guard key.modifierFlags.isEmpty || isBack && key.keyCode == .space else { return nil }
    let main: ScrollAxis = canMove(.vertical) ? .vertical : .horizontal
    switch key.keyCode {
    case .upArrow: return step(.vertical, -ScrollView.line)
    case .downArrow: return step(.vertical, ScrollView.line)
    case .leftArrow: return step(.horizontal, -ScrollView.line)
    case .rightArrow: return step(.horizontal, ScrollView.line)
    case .pageUp: return step(main, -pageLength(main))
    case .pageDown: return step(main, pageLength(main))
    case .space: return step(main, isBack ? -pageLength(main) : pageLength(main))
    case .home: return step(main, -.greatestFiniteMagnitude)
    case .end: return step(main, .greatestFiniteMagnitude)
    default: return nil
    }
  }

  private func step(_ axis: ScrollAxis, _ distance: Double) -> (ScrollAxis, Point) {
    var target = keyStart
    let range = range(axis)
    var way = distance
    // With paging, a key scrolls by a whole page.
    if isPagingEnabled, abs(way) < bounds.size[axis] {
      way = way < 0 ? -bounds.size[axis] : bounds.size[axis]
    }
    target[axis] = min(max(target[axis] + way, range.lowerBound), range.upperBound)
    return (axis, target)
  }

  /// Returns the length of a page: the visible extent, minus a line of overlap.
  func pageLength(_ axis: ScrollAxis) -> Double {
    let seen = bounds.inset(by: adjustedContentInset).size[axis]
    return isPagingEnabled ? bounds.size[axis] : max(seen / 2, seen - ScrollView.line)
  }

  /// The page that is visible most, horizontally and vertically.
  var nearestPage: Point {
    var page = Point.zero
    for axis in ScrollAxis.allCases where bounds.size[axis] > 0 {
      page[axis] = ((contentOffset[axis] - minimumOffset[axis]) / bounds.size[axis]).rounded()
    }
    return page
  }

  private func zoom(by key: Key) -> Bool {
    guard mayZoom else { return false }
    let middle = Point(x: bounds.width / 2, y: bounds.height / 2)
    switch key.characters {
    case "+", "=": zoom(by: 1.25, around: middle)
    case "-": zoom(by: 0.8, around: middle)
    case "0": setZoomScale(1, animated: true)
    default: return false
    }
    return true
  }

  /// Scrolls by a page on behalf of assistive technology.
  func scrollPage(_ direction: AccessibilityScrollDirection) -> Bool {
    let main: ScrollAxis = canMove(.vertical) ? .vertical : .horizontal
    let (axis, sign): (ScrollAxis, Double) =
      switch direction {
      case .left: (.horizontal, -1)
      case .right: (.horizontal, 1)
      case .up: (.vertical, -1)
      case .down: (.vertical, 1)
      case .previous: (main, -1)
      case .next: (main, 1)
      }
    let target = step(axis, sign * pageLength(axis)).1
    guard isScrollEnabled, target != keyStart else { return false }
    setContentOffset(target, animated: true)
    return true
  }

  /// Whether any visible descendant can become focused.
  var hasFocusableContent: Bool {
    func holdsOne(_ view: View) -> Bool {
      view.subviews.contains {
        !$0.isHidden && $0.isUserInteractionEnabled && ($0.canBecomeFocused || holdsOne($0))
      }
    }
    return holdsOne(self)
  }

  func focusDidChange() {
    let isShown = showsFocus && focusEffect != nil
    if isShown, focusRing == nil {
      let ring = FocusRingView(frame: frameOfRing)
      focusRing = ring
      addSubview(ring)
    }
    focusRing?.isHidden = !isShown
  }

  /// Where the focus ring is: around what no bar covers.
  var frameOfRing: Rect {
    var covered = safeAreaInsets
    covered.top = max(0, covered.top - uncoveredTop)
    let seen = bounds.inset(by: covered)
    return seen.width > 0 && seen.height > 0 ? seen : bounds
  }
}

extension ScrollView: FocusEffectOwner {
  var usualFocusEffect: FocusHaloEffect? { FocusHaloEffect() }
  var drawsUsualFocusEffect: Bool { true }
  var placesFocusEffect: Bool { true }
}
