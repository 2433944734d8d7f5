/// The grabber at the top of a sheet, which the user drags, presses, or moves with arrow keys.
@MainActor
final class SheetGrabber: Control {
  /// The request of the user.
  enum Step: Hashable, Sendable {
    /// The next larger detent, or the smallest after the largest.
    case next
    case up, down
  }

  /// The size of the zone that takes touches, in points.
  static let zone = Size(width: 88, height: 44)
  private static let pill = Size(width: 36, height: 5)

  private let onStep: (Step) -> Void
  private var shown: (entry: SheetDetents.Entry, detents: SheetDetents)?

  /// Creates a grabber.
  ///
  /// - Parameter onStep: Called when the user asks for another detent.
  init(onStep: @escaping (Step) -> Void) {
    self.onStep = onStep
    super.init(frame: Rect(origin: .zero, size: SheetGrabber.zone))
    accessibility.label = Messages.Sheets.grabber
    accessibility.traits = .adjustable
  }

  /// Shows which of the detents is selected.
  func show(_ entry: SheetDetents.Entry, of detents: SheetDetents) {
    if let shown, shown.entry == entry, shown.detents == detents { return }
    shown = (entry, detents)
    let share = entry.height / max(1, detents.maximum)
    accessibility.value = Messages.Controls.percent(Int((share * 100).rounded()))
  }

  private var pill: Rect { Rect(center: bounds.center, size: SheetGrabber.pill) }

  override func draw(_ canvas: Canvas) {
    let fill = isHighlighted || isHovered ? DynamicColor.secondaryLabel : .tertiaryLabel
    canvas.fill(Path(roundedRect: pill, cornerRadius: pill.height / 2), color(fill))
  }

  override var usualFocusEffect: FocusHaloEffect? {
    FocusHaloEffect(roundedRect: pill, cornerRadius: pill.height / 2)
  }

  override func performPrimaryAction() {
    super.performPrimaryAction()
    if isEnabled { onStep(.next) }
  }

  override func pressesBegan(_ presses: Set<Press>) {
    if !presses.contains(where: steps) { super.pressesBegan(presses) }
  }

  override func pressesChanged(_ presses: Set<Press>) {
    if !presses.contains(where: steps) { super.pressesChanged(presses) }
  }

  private func steps(_ press: Press) -> Bool {
    guard press.key.modifierFlags.isEmpty else { return false }
    switch press.key.keyCode {
    case .upArrow: onStep(.up)
    case .downArrow: onStep(.down)
    default: return false
    }
    return true
  }

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .slider
    guard let shown else { return }
    let entries = shown.detents.entries
    let index = entries.firstIndex(of: shown.entry) ?? 0
    semantics.range = SemanticRange(
      Double(index + 1), from: 1, to: Double(entries.count), step: 1)
  }

  override func accessibilityIncrement() { onStep(.up) }

  override func accessibilityDecrement() { onStep(.down) }
}
