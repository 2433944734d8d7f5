import Atlas
import Containers

/// A note in the corner of a map with day and night: the time at the end, and what the light is.
final class TimeNoteView: View {
  /// What the note tells, and the room and the text scale it was written for.
  private struct Content: Equatable {
    let time: String
    let light: SkyLight
    let room: Double
    let textScale: Double
  }

  private var content: Content?
  /// The size that the note needs.
  private(set) var fittingSize = Size.zero
  private let label = Label()
  private static let padding = Size(width: 7, height: 3)

  init() {
    super.init()
    isUserInteractionEnabled = false
    backgroundColor = NotePlate.ground
    cornerRadius = 6
    label.setScaledFont(Typography.smallValue)
    label.textColor = NotePlate.text
    label.accessibility.traits = [.staticText, .updatesFrequently]
    label.accessibility.identifier = "Time"
    addSubview(label)
  }

  /// What the note says.
  var text: String { label.text ?? "" }

  /// Shows a time of day and the light of the sky, or only the time if there is no room for both.
  func show(_ time: String, _ light: SkyLight, in room: Double) {
    let new = Content(time: time, light: light, room: room, textScale: textScale)
    // A frame of a drag asks for it anew, and allocates nothing.
    guard new != content else { return }
    content = new
    write(words(for: time, light))
    if fittingSize.width > room { write(time) }
  }

  private func words(for time: String, _ light: SkyLight) -> String {
    switch light {
    case .day: Messages.Skies.byDay(time)
    case .twilight: Messages.Skies.inTwilight(time)
    case .night: Messages.Skies.byNight(time)
    }
  }

  private func write(_ text: String) {
    label.text = text
    let size = label.sizeThatFits(Size(width: Double.infinity, height: .infinity))
    fittingSize = Size(
      width: size.width + 2 * Self.padding.width, height: size.height + 2 * Self.padding.height)
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
  }
}
