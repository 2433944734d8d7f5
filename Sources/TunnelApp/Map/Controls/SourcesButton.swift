import Containers

/// A button on top of a map's attribution that shows focus and hover for it.
final class SourcesButton: Control {
  init() {
    super.init()
    pointerStyle = .pointingHand
    accessibility.label = Messages.Maps.aboutData
    accessibility.hint = Messages.Maps.sourcesHint
    accessibility.traits = .button
    toolTip = Messages.Maps.aboutData
    cornerRadius = 5
    focusEffect = FocusHaloEffect()
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHovered || isHighlighted ? Color(white: 1, alpha: 0.12) : .clear
  }
}
