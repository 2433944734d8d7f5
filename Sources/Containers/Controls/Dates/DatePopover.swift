internal import Pixels

/// The calendar or the time of a compact date picker, over the window.
@MainActor
final class DatePopover: View {
  private static let padding = 10.0
  let panel: DatePanel
  private(set) weak var field: DateField?
  private weak var picker: DatePicker?
  private let card = View()
  private weak var overlay: Overlay?

  init(_ picker: DatePicker, field: DateField) {
    (self.picker, self.field) = (picker, field)
    panel = DatePanel(picker, hasDate: field.isDate, hasTime: !field.isDate)
    super.init()
    card.backgroundColor = DynamicColor.tertiarySystemBackground
    card.borderColor = DynamicColor.separator
    card.borderWidth = 1
    card.cornerRadius = 12
    card.shadow = Shadow(
      color: Color(white: 0, alpha: 0.3), radius: 18, offset: Point(x: 0, y: 6))
    card.addSubview(panel)
    addSubview(card)
    card.accessibility.label = picker.name(ofDate: field.isDate)
    card.accessibility.role = .dialog
    card.accessibility.states = .modal
    panel.calendar?.grid.onChoose = { [weak self] in self?.close() }
  }

  /// Opens below or above the field, and takes the keys.
  func open(in window: Window) {
    guard let field, let picker else { return }
    traitOverrides.layoutDirection = field.traitCollection.layoutDirection
    // A color of its own, not the usual tint, which differs by its use.
    setTint(field.traitCollection.storage.tint.color)
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let overlay = Overlay(self, kind: .presentation)
    self.overlay = overlay
    overlay.source = picker
    overlay.pressOutside = .ends
    overlay.onEnd = { [weak field] in field?.update() }
    overlay.begin(in: window)
    panel.update()
    setNeedsLayout()
    if let view = panel.preferredView { window.moveFocus(to: view) }
  }

  /// Closes, and gives the keys back to the field.
  func close() { overlay?.end() }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    panel.update()
    setNeedsLayout()
  }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    card.frame.contains(point)
  }

  override func layoutSubviews() {
    guard let field, field.window != nil else { return }
    let room = bounds.insetBy(dx: 4, dy: 4)
    let (fitting, padding) = (panel.fittingSize, Self.padding)
    let size = Size(
      width: min(fitting.width + 2 * padding, room.width),
      height: min(fitting.height + 2 * padding, room.height))
    let source = field.convert(field.bounds, to: self)
    let isBelow = source.maxY + 4 + size.height <= room.maxY || source.midY < bounds.midY
    let x = isRightToLeft ? source.maxX - size.width : source.minX
    let y = isBelow ? source.maxY + 4 : source.minY - 4 - size.height
    card.frame = Rect(
      x: max(room.minX, min(x, room.maxX - size.width)).rounded(),
      y: max(room.minY, min(y, room.maxY - size.height)).rounded(),
      width: size.width, height: size.height)
    panel.frame = card.bounds.insetBy(dx: padding, dy: padding)
  }
}
