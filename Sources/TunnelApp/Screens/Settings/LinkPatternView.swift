import Atlas
import Containers

/// A field for a pattern of links, with what it makes of the start, or what is wrong.
final class LinkPatternView: StackView {
  /// The field.
  let field = TextField()
  /// Called with each pattern that can be used.
  var onChange: ((MapLink) -> Void)?

  private let place: Coordinate
  private let result = Label(reading: "", Typography.body, Theme.secondaryText)
  /// Says what is wrong once typing stops.
  private let speech = RestingSpeech(after: .milliseconds(700))

  /// Creates a field for a pattern.
  ///
  /// - Parameter place: The place of the example.
  init(_ link: MapLink, for place: Coordinate) {
    self.place = place
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    field.text = link.rawValue
    field.maximumLength = 2000
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.accessibility.label = Messages.Links.field
    field.addAction(for: .editingChanged) { [weak self] in self?.take() }
    result.accessibility.identifier = "Link"
    result.accessibility.traits = [.staticText, .updatesFrequently]
    field.accessibilityRelations[.describedBy] = [result]
    [Label(reading: Messages.Links.explanation, Typography.body, Theme.text), field, result]
      .forEach(addArrangedSubview)
    show(link)
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [field] }

  private func take() {
    do throws(MapLink.Fault) {
      let link = try MapLink(checking: field.text ?? "")
      show(link)
      onChange?(link)
    } catch {
      result.textColor = Theme.text
      result.text = error.message
      field.accessibility.states.insert(.invalidEntry)
      speech.say(in: self) { error.message }
    }
  }

  private func show(_ link: MapLink) {
    speech.cancel()
    field.accessibility.states.remove(.invalidEntry)
    result.textColor = Theme.secondaryText
    result.text = Messages.Links.example(link.address(of: place))
  }
}
