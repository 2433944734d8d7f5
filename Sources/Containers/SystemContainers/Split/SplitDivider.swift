/// The divider between a column and the next one, which changes the width of the column.
@MainActor
final class SplitDivider: Control {
  private weak var controller: SplitViewController?
  let column: SplitViewController.Column
  private let line = View()
  private let pan = PanGestureRecognizer()
  private var drag: SplitDrag?
  private var isUnderPointer = false

  init(of controller: SplitViewController, for column: SplitViewController.Column) {
    self.controller = controller
    self.column = column
    super.init(frame: .zero)
    accessibility.label =
      column == .primary ? Messages.Split.primaryDivider : Messages.Split.supplementaryDivider
    accessibility.isElement = true
    line.isUserInteractionEnabled = false
    addSubview(line)
    pan.maximumNumberOfTouches = 1
    pan.minimumDistance = 0
    pan.addTarget { [weak self] _ in self?.follow() }
    addGestureRecognizer(pan)
    let tap = TapGestureRecognizer { [weak self] _ in self?.reset() }
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
  }

  override init?(coder: NibCoder) {
    column = .primary
    super.init(coder: coder)
  }

  private var isMovable: Bool { controller?.allowsColumnResizing ?? false }

  /// The direction away from the primary edge: 1 to the right, and -1 to the left.
  private var sign: Double { controller?.layout.isMirrored == true ? -1 : 1 }

  private func makeDrag() -> SplitDrag? {
    guard let controller, isMovable else { return nil }
    let layout = controller.layout
    return SplitDrag(
      start: layout.width(of: column), limits: layout.limits(of: column),
      hides: controller.presentsWithGesture, chosen: layout[column].chosen)
  }

  /// Follows the column, whose width or mode may have changed.
  func update() {
    pointerStyle = isMovable ? .resizeLeftRight : nil
    pan.isEnabled = isMovable
    showLine()
    setNeedsAccessibilityUpdate()
  }

  // MARK: Dragging

  private func follow() {
    switch pan.state {
    case .began:
      drag = makeDrag()
      showLine()
      move()
    case .changed: move()
    case .ended, .cancelled: drop()
    case .possible, .failed: break
    }
  }

  private func move() {
    guard let drag, let controller else { return }
    switch drag.effect(of: sign * pan.translation(in: superview).x) {
    case .width(let width): controller.choose(width, for: column)
    case .hide:
      drop()
      // When it is shown again, it has its previous width.
      controller.layout[column].chosen = drag.chosen
      controller.hide(column)
    }
  }

  /// Ends the drag; the width stays.
  func drop() {
    drag = nil
    showLine()
  }

  /// Gives the column the preferred width.
  private func reset() {
    guard isMovable else { return }
    controller?.changeLayout { $0[column].chosen = nil }
  }

  // MARK: Keyboard

  override var canBecomeFocused: Bool { isMovable }

  override var usualFocusEffect: FocusHaloEffect? {
    FocusHaloEffect(roundedRect: bounds.insetBy(dx: 2, dy: 3), cornerRadius: 2)
  }

  override func pressesBegan(_ presses: Set<Press>) {
    if !presses.contains(where: moves) { super.pressesBegan(presses) }
  }

  override func pressesChanged(_ presses: Set<Press>) {
    if !presses.contains(where: moves) { super.pressesChanged(presses) }
  }

  private func moves(_ press: Press) -> Bool {
    guard press.key.modifierFlags.isEmpty, let key = key(press.key.keyCode) else { return false }
    move(key)
    return true
  }

  private func key(_ code: KeyCode) -> SplitDrag.Key? {
    switch code {
    case .leftArrow: sign > 0 ? .narrower : .wider
    case .rightArrow: sign > 0 ? .wider : .narrower
    case .home: .least
    case .end: .greatest
    default: nil
    }
  }

  private func move(_ key: SplitDrag.Key) {
    guard let width = makeDrag()?.width(after: key) else { return }
    controller?.choose(width, for: column)
  }

  // MARK: Semantics

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .separator
    guard isMovable, let controller else { return }
    let limits = controller.layout.limits(of: column)
    semantics.range = SemanticRange(
      controller.layout.width(of: column), from: limits.lowerBound, to: limits.upperBound,
      step: SplitDrag.step)
  }

  override func accessibilityIncrement() { move(.wider) }

  override func accessibilityDecrement() { move(.narrower) }

  // MARK: Look

  override var isPressable: Bool { false }

  override func pointerDidEnter() {
    super.pointerDidEnter()
    isUnderPointer = true
    showLine()
  }

  override func pointerDidExit() {
    super.pointerDidExit()
    isUnderPointer = false
    showLine()
  }

  private func showLine() {
    let isMarked = isMovable && (drag != nil || isUnderPointer)
    let width = isMarked ? 3 : 1 / max(1, traitCollection.displayScale)
    line.backgroundColor = isMarked ? tintOfMarks : color(.separator)
    let edge =
      sign > 0 ? SplitLayout.dividerOverlap - width : bounds.width - SplitLayout.dividerOverlap
    line.frame = Rect(
      x: isMarked ? (bounds.width - width) / 2 : edge, y: 0, width: width, height: bounds.height)
  }

  /// Accepts a press on either side of the line, mostly beyond it, where no scroll indicator is.
  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    let (near, far) = (3.0, bounds.width + 4)
    return isMovable
      && Rect(
        x: sign > 0 ? near : bounds.width - far, y: 0, width: far - near, height: bounds.height
      ).contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showLine()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showLine()
  }
}

extension SplitViewController {
  /// Gives a column a width on the user's behalf.
  func choose(_ width: Double, for column: Column) {
    layout.choose(width, for: column)
    layOut()
    viewIfLoaded?.window?.noteStateChange()
  }
}
