import Atlas
import Containers

/// One end of the tunnel in the strip: its name above its coordinates.
///
/// Pressing the name shows facts about the place, and pressing the coordinates copies them. The
/// context menu of both offers more.
final class EndView: View {
  /// The coordinates that are shown.
  var coordinate: Coordinate {
    didSet { if coordinate != oldValue { coordinateDidChange() } }
  }

  /// The name of the place; nil if it has none, or if it is not known yet.
  var name: EndName? {
    didSet { if name != oldValue { nameDidChange() } }
  }

  /// The notation of the coordinates.
  var format = CoordinateFormat.degreesMinutesSeconds {
    didSet { if format != oldValue { coordinateDidChange() } }
  }

  /// The style and the text scale.
  var look = Look(style: .full) {
    didSet { if look != oldValue { lookDidChange() } }
  }

  /// The style.
  var style: Style { look.style }

  /// Whether the drawing is on the right, with right-aligned text next to it.
  var isMirrored = false {
    didSet { if isMirrored != oldValue { lookDidChange() } }
  }

  /// The button over the name, hidden without one.
  let facts: EndButton
  /// The button over the coordinates.
  let copy: EndButton
  /// Called when the user asks for facts about the place.
  var onAskForFacts: (() -> Void)?
  /// Called with the text to copy.
  var onCopy: ((String) -> Void)?
  /// Returns the elements of the context menu.
  var menuElements: (() -> [MenuElement])?

  let drawing: Drawing
  let caption = Label()
  let place = Label()
  let setting = Label()
  let value = Label()
  /// The heights of the lines above the coordinates.
  ///
  /// They are measured once per look, because a drag needs them in every frame.
  private(set) var lineHeights: [Double] = []
  private let end: End
  private var line = AlternatingText()
  private lazy var menu = ContextMenuInteraction(delegate: self)

  /// Creates the view of an end.
  init(end: End, coordinate: Coordinate) {
    self.end = end
    self.coordinate = coordinate
    drawing = (end == .start ? AnnotationImage.child : .cross).drawing
    facts = EndButton(hint: Messages.Strip.factsHint, tip: Messages.Strip.factsTip)
    copy = EndButton(hint: Messages.Strip.copyHint, tip: Messages.Strip.copyTip)
    super.init()
    facts.accessibility.identifier = end == .start ? "Start facts" : "End facts"
    copy.accessibility.identifier = end == .start ? "Copy start" : "Copy end"
    copy.accessibility.label =
      end == .start ? Messages.Strip.copyStart : Messages.Strip.copyEnd
    caption.text = end.name.uppercased()
    caption.textColor = Theme.secondaryText
    place.textColor = Theme.text
    setting.textColor = Theme.secondaryText
    [facts, copy].forEach(addSubview)
    [caption, place, setting, value].forEach(addSubview)
    // The buttons say what they cover.
    accessibilityElements = [facts, copy]
    facts.addAction(for: .primaryActionTriggered) { [weak self] in self?.onAskForFacts?() }
    copy.addAction(for: .primaryActionTriggered) { [weak self] in
      guard let self else { return }
      onCopy?(format.copied(self.coordinate))
    }
    addInteraction(menu)
    lookDidChange()
    nameDidChange()
    coordinateDidChange()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    writePlace(in: size.width)
    let place = max(
      place.intrinsicContentSize.width, style.isDecorated ? setting.intrinsicContentSize.width : 0)
    return self.size(in: look, around: value.intrinsicContentSize, place: place)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    writePlace(in: bounds.width)
    layOutText()
    layOutButtons()
  }

  /// The buttons may be higher than the text.
  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    super.point(inside: point, with: event)
      || [facts, copy].contains { !$0.isHidden && $0.frame.contains(point) }
  }

  override func draw(_ canvas: Canvas) {
    drawing.draw(on: canvas, in: drawingFrame)
  }

  /// The coordinates as they are shown on one line.
  var shown: String { line.text }

  /// Returns coordinates as a style shows them.
  func valueText(of coordinate: Coordinate, in style: Style) -> String {
    style.isStacked ? format.lines(coordinate) : format.shown(coordinate)
  }

  private var valueText: String { style.isStacked ? format.lines(coordinate) : shown }

  private func lookDidChange() {
    caption.isHidden = !style.hasCaption
    setting.isHidden = !style.isDecorated
    caption.font = look.captionFont
    place.font = look.placeFont
    setting.font = look.settingFont
    value.font = look.valueFont
    value.textColor = style.isDecorated ? Theme.secondaryText : Theme.text
    value.numberOfLines = style.isStacked ? 2 : 1
    value.text = valueText
    lineHeights = measuredLineHeights(in: look)
    for label in [caption, place, setting, value] { label.textAlignment = alignment }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func coordinateDidChange() {
    line.write { format.appendShown(coordinate, to: &$0) }
    value.text = valueText
    copy.accessibility.value = shown
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func nameDidChange() {
    facts.isHidden = name == nil
    facts.accessibility.label = name.map { Messages.Strip.place($0.line, of: end.name) }
    setting.text = name?.setting ?? ""
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Shows as much of the name as fits into a width, in a smaller font if that helps.
  private func writePlace(in width: Double) {
    let room = width - look.widthBesidePlace
    let fits = { (text: String, font: Font) in
      TextLayout(text, style: TextStyle(font: font)).size.width <= room
    }
    var text = name?.place ?? ""
    if !style.isDecorated, let line = name?.line, fits(line, look.placeFont) { text = line }
    if let short = name?.shortPlace, let least = look.smallerPlaceFonts.last, !fits(text, least) {
      text = short
    }
    if text != place.text { place.text = text }
    if fits(text, look.placeFont) {
      place.font = look.placeFont
    } else {
      let smaller = look.smallerPlaceFonts
      if let font = smaller.first(where: { fits(text, $0) }) ?? smaller.last { place.font = font }
    }
    guard style.isDecorated else { return }
    let settings = [name?.setting ?? "", name?.shortSetting].compactMap(\.self)
    let fonts = [look.settingFont, look.smallerSettingFont]
    let fitting = settings.lazy.flatMap { text in fonts.map { (text, $0) } }
      .first { fits($0.0, $0.1) }
    setting.font = fitting?.1 ?? look.smallerSettingFont
    if let words = fitting?.0 ?? settings.last, words != setting.text { setting.text = words }
  }
}

extension EndView: ContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration { [weak self] _ in
      Menu(children: self?.menuElements?() ?? [])
    }
  }
}
