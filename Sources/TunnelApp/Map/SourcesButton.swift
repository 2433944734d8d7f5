import Containers

/// What makes the attribution of a map a button: it lies over it and shows only the focus.
final class SourcesButton: Control {
  init() {
    super.init()
    pointerStyle = .pointingHand
    accessibility.label = "About the data"
    accessibility.hint = "Shows where the data are from."
    accessibility.traits = .button
  }

  override var focusEffect: FocusHaloEffect? {
    FocusHaloEffect(roundedRect: bounds, cornerRadius: 5)
  }
}
