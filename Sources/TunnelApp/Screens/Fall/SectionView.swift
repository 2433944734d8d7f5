import Atlas
import Containers

/// A drawn section of the Earth, true to scale: its layers, the tunnel, the ground exaggerated, and
/// day and night on the rim.
///
/// It is painted when its size, its colors or the ground change. What moves lies in views above it.
final class SectionView: View {
  /// How many times larger heights and depths are drawn than they are.
  static let exaggeration = 40

  /// The tunnel that is shown.
  let subject: FallSubject
  /// The meters above sea level around the section; empty until they are known.
  var heights: [Double] = [] {
    didSet { if heights != oldValue { setNeedsDisplay() } }
  }
  /// The room for the Earth and what is written around it.
  var room = Rect.zero {
    didSet { if room != oldValue { setNeedsDisplay() } }
  }
  /// Where no stars are, because there is text.
  var quiet = Rect.zero {
    didSet { if quiet != oldValue { setNeedsDisplay() } }
  }
  /// Where the names of the ends are, that of the start first.
  var words: [Rect] = [] {
    didSet { if words != oldValue { setNeedsDisplay() } }
  }
  /// The size of the child, which turns over in the middle of the tunnel.
  var child = Size.zero {
    didSet { if child != oldValue { setNeedsDisplay() } }
  }
  /// Where the Earth is; it is only drawn if there is room for it.
  var geometry = SectionGeometry(center: .zero, radius: 0, angleOfStart: 0) {
    didSet { if geometry != oldValue { setNeedsDisplay() } }
  }

  /// The moment that is shown, for a screen reader.
  var moment: FallWords?

  /// Called when a screen reader moves the fall by a part of its time.
  var onStep: ((Double) -> Void)?
  /// Called when the user moves the child to a share of the tunnel's length.
  var onScrub: ((Double) -> Void)?

  /// Creates the section of a tunnel.
  init(_ subject: FallSubject) {
    self.subject = subject
    super.init()
    accessibility.label = Messages.Fall.section
    accessibility.hint = Messages.Fall.sectionHint
    accessibility.traits = [.adjustable, .updatesFrequently]
    addGestureRecognizer(
      PanGestureRecognizer { [weak self] pan in
        guard let self, pan.state == .began || pan.state == .changed else { return }
        onScrub?(geometry.share(nearest: pan.location(in: self)))
      })
    registerForTraitChanges([UnitsTrait.self]) { (view: Self, _) in view.setNeedsDisplay() }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  /// Whether a point is so near the tunnel that a drag from there moves the child.
  func isNearTunnel(_ point: Point) -> Bool {
    let reach = max(24, geometry.radius * 0.15)
    return abs(point.x - geometry.start.x) < reach
      && (geometry.start.y - 48...geometry.end.y + 48).contains(point.y)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    // The drag that closes the screen asks here, too.
    recognizer.view !== self || isNearTunnel(recognizer.location(in: self))
  }

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.value = moment?.line
  }

  override func accessibilityIncrement() { onStep?(0.05) }

  override func accessibilityDecrement() { onStep?(-0.05) }

  override func draw(_ canvas: Canvas) {
    drawSpace(on: canvas)
    guard geometry.radius > 8 else { return }
    drawSky(on: canvas)
    drawSun(on: canvas)
    drawGround(on: canvas)
    drawBoundaries(on: canvas)
    drawShaft(on: canvas)
    inShownUnits { drawWords(on: canvas) }
  }
}
