import Containers

/// The notes in the lower corners of a map: its scale, and the attribution of its data.
final class MapNotesView: View {
  /// The radius of the whole globe in the middle, which the notes avoid if possible.
  var globeRadius = 0.0 {
    didSet { if globeRadius != oldValue { setNeedsLayout() } }
  }

  /// The style of the map, which determines the attribution.
  var style = MapStyle.hybrid {
    didSet { if style != oldValue { updateStyle() } }
  }

  /// The scale bar.
  let scaleBar = ScaleBarView()
  /// The label that credits the data.
  let attribution = Label()
  /// The button over the attribution.
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
    addSubview(attribution)
    addSubview(button)
    // The button says what it covers.
    accessibilityElements = [scaleBar, button]
    updateStyle()
  }

  private func updateStyle() {
    button.accessibility.value = style.sources.joined(separator: ", ")
    known = nil
    setNeedsLayout()
  }

  /// Calls a body with the frame of each visible plate, in the coordinates of the view.
  func forEachFrame(_ body: (Rect) -> Void) {
    for plate in plates where !plate.isHidden { body(plate.frame) }
  }

  /// Lets touches through to the map, except on the button.
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
    // No window of a supported size has a map this small.
    attribution.isHidden =
      min(bounds.width, bounds.height) < 64 || max(bounds.width, bounds.height) < 300
    scaleBar.isHidden = attribution.isHidden || !placement.hasScale
    button.isHidden = attribution.isHidden
    button.frame = attribution.frame.insetBy(dx: -5, dy: min(-3, (text.height - 24) / 2))
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
