import Containers

/// The view of a tunnel: the containers of both ends with the strip between them.
final class TunnelView: View {
  /// The containers of what is shown of each end.
  let containers = Ends { _ in View() }
  /// The strip between the containers.
  let strip: StripView
  private lazy var layout = TunnelLayout(
    in: self, start: containers.start, target: containers.target, strip: strip)

  /// Creates the view for a tunnel.
  init(dig: Dig) {
    strip = StripView(dig: dig)
    super.init()
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = Theme.ground
    addSubview(strip)
    for end in End.allCases {
      containers[end].accessibility.identifier = end.identifier + " container"
      addSubview(containers[end])
    }
    // The layout activates constraints, so its views must be in the tree first.
    _ = layout
  }

  /// Casts the shadows that set the containers off from the strip.
  func castShadows(in traits: TraitCollection) {
    let color = Theme.shadow.resolvedColor(with: traits)
    for container in containers.values {
      container.shadow = Shadow(color: color, radius: 28, offset: Point(x: 0, y: 4))
    }
  }

  /// The areas of the window for notices, the best first.
  ///
  /// Between maps side by side that is the free end of the strip, if it is wide enough for a few
  /// words on a line; what lay across the maps would cover two of them.
  var rooms: [Rect] {
    let containers = [containers.target, containers.start].map { $0.convert($0.bounds, to: nil) }
    guard strip.isUpright else { return [convert(bounds, to: nil).bottom] + containers }
    let strip = freeStrip.map { convert($0, to: nil).bottom }
    return (strip.map { $0.width >= 200 * max(1, textScale) ? [$0] : [] } ?? [])
      + containers.map(\.bottom) + containers
  }

  /// The free end of the strip beneath the names, if the maps are side by side.
  var freeStrip: Rect? {
    guard strip.isUpright else { return nil }
    let top = strip.ends.target.frame.maxY
    return Rect(
      x: strip.frame.minX, y: strip.frame.minY + top, width: strip.bounds.width,
      height: max(0, strip.bounds.height - top))
  }

  /// Arranges the parts for the size of the view, before they are laid out.
  func prepareLayout() {
    layout.reserve(
      uprightWidth: strip.uprightWidth(inWindowOf: bounds.width),
      acrossHeight: strip.acrossHeight(in: bounds.size))
    let isFirst = layout.isSideBySide == nil
    guard arrange(for: bounds.size), !isFirst else { return }
    if traitCollection.accessibilityMotion != .reduced { fadeFromLastFrame() }
  }

  /// Chooses the arrangement for a size, which takes effect in the next layout.
  ///
  /// - Returns: Whether the arrangement changed.
  @discardableResult
  func arrange(for size: Size) -> Bool {
    guard layout.follow(size) else { return false }
    strip.isUpright = layout.isSideBySide == true
    return true
  }

  /// Crossfades from the last frame to the new arrangement.
  ///
  /// Animating the frames would squash the globes on the way.
  private func fadeFromLastFrame() {
    guard let before = snapshotView(afterScreenUpdates: false) else { return }
    before.isUserInteractionEnabled = false
    addSubview(before)
    View.animate(withDuration: .milliseconds(350)) {
      before.alpha = 0
    } completion: { _ in
      before.removeFromSuperview()
    }
  }
}

extension Rect {
  /// The lower part, in which a notice is out of the way.
  fileprivate var bottom: Rect {
    let top = (height * 0.6).rounded()
    return Rect(x: minX, y: minY + top, width: width, height: height - top)
  }
}
