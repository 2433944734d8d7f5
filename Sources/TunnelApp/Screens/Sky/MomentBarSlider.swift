import Containers

/// A slider through the day or the year, whose keys move in whole steps of time.
final class MomentBarSlider: Slider {
  /// The value in words, for assistive technology.
  var words = ""
  /// Called with a step that a key or assistive technology takes.
  var onStep: ((MomentSpan.Step) -> Void)?

  override var keyCommands: [KeyCommand] { Self.commands(of: self) }

  /// The commands with their keys, for a list too.
  ///
  /// - Parameter slider: The slider that they act on; nil for a list.
  static func commands(of slider: MomentBarSlider?) -> [KeyCommand] {
    let isMirrored = slider?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (forward, back) =
      isMirrored ? (KeyCode.leftArrow, KeyCode.rightArrow) : (.rightArrow, .leftArrow)
    func command(
      _ key: KeyCode, _ title: String, _ step: MomentSpan.Step,
      _ attributes: MenuElement.Attributes = []
    ) -> KeyCommand {
      KeyCommand(key, title: title, attributes: attributes, repeats: true) { [weak slider] in
        slider?.onStep?(step)
      }
    }
    return [
      command(forward, Messages.Moments.forward, .small(1)),
      command(back, Messages.Moments.back, .small(-1)),
      command(.upArrow, Messages.Moments.forward, .small(1), .hidden),
      command(.downArrow, Messages.Moments.back, .small(-1), .hidden),
      command(.pageUp, Messages.Moments.farForward, .large(1)),
      command(.pageDown, Messages.Moments.farBack, .large(-1)),
      command(.home, Messages.Moments.toStart, .start),
      command(.end, Messages.Moments.toEnd, .end),
    ]
  }

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.value = words
  }

  override func accessibilityIncrement() { onStep?(.small(1)) }

  override func accessibilityDecrement() { onStep?(.small(-1)) }
}
