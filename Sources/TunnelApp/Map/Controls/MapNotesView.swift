import Containers

/// What lies over a map in its lower corners: the scale, and whose data it is.
final class MapNotesView: View {
  /// The radius of the whole globe in the middle, which the notes keep clear of where they can.
  var globeRadius = 0.0 {
    didSet { if globeRadius != oldValue { setNeedsLayout() } }
  }

  /// The style of the map, on which it depends whose data are shown.
  var style = MapStyle.hybrid {
    didSet { if style != oldValue { updateStyle() } }
  }

  /// The bar that says how large the map is.
  let scaleBar = ScaleBarView()
  /// Whose data are shown.
  let attribution = Label()
  /// The button that the attribution is.
  let button = SourcesButton()

  private let plates = [NotePlate(), NotePlate()]
  private var known:
    (size: Size, globeRadius: Double, textScale: Double, placement: MapNotesPlacement)?

  init() {
    super.init()
    for plate in plates { addSubview(plate) }
    attribution.textColor = NotePlate.text
    attribution.font = Typography.note
    attribution.numberOfLines = 3
    attribution.textAlignment = .right
    addSubview(scaleBar)
    attribution.accessibility.isElement = false
    addSubview(attribution)
    addSubview(button)
    updateStyle()
  }

  private func updateStyle() {
    button.accessibility.value = style.sources.joined(separator: ", ")
    known = nil
    setNeedsLayout()
  }

  /// Calls a body with the frame of each plate that carries a note, in the points of the view.
  func forEachFrame(_ body: (Rect) -> Void) {
    for plate in plates where !plate.isHidden { body(plate.frame) }
  }

  /// All but the button lets touches through to the map.
  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    !button.isHidden && button.frame.contains(point)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let placement = placementNow
    attribution.font = Typography.note.scaled(by: placement.textScale)
    attribution.text = placement.attribution
    scaleBar.shownTextScale = placement.textScale
    scaleBar.isNarrow = placement.isScaleNarrow
    scaleBar.longest = placement.longestBar(in: bounds.size)
    let text = attribution.sizeThatFits(bounds.size)
    let margin = placement.margin
    attribution.frame = Rect(
      x: bounds.width - text.width - margin, y: bounds.height - text.height - margin,
      width: text.width, height: text.height)
    let bar = scaleBar.sizeThatFits(bounds.size)
    let bottom = placement.isScaleRaised ? attribution.frame.minY - 6 : bounds.height - margin
    scaleBar.frame = Rect(x: margin, y: bottom - bar.height, width: bar.width, height: bar.height)
    // In no window of a size that the app is made for is a map as small as that.
    attribution.isHidden =
      min(bounds.width, bounds.height) < 64 || max(bounds.width, bounds.height) < 300
    scaleBar.isHidden = attribution.isHidden || !placement.hasScale
    button.isHidden = attribution.isHidden
    button.frame = attribution.frame.insetBy(dx: -5, dy: -3)
    for (plate, note) in zip(plates, [scaleBar, attribution] as [View]) { plate.lie(under: note) }
  }

  private var placementNow: MapNotesPlacement {
    if let known, known.size == bounds.size, known.globeRadius == globeRadius,
      known.textScale == textScale
    {
      return known.placement
    }
    let placement = MapNotesPlacement(
      in: bounds.size, around: globeRadius, sources: style.sources, textScale: textScale)
    known = (bounds.size, globeRadius, textScale, placement)
    return placement
  }
}
