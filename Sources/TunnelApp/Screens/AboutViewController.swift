import Atlas
import Containers

/// A panel with information about the app and the sources of its data.
final class AboutViewController: PanelViewController {
  private let credits: Result<DataCredits, AssetError>
  private let heading = Label()
  private let scroll = ScrollView()
  private let content = StackView()
  private let close = RoundButton(
    Drawing.closing, name: Messages.Commands.close, hint: Messages.Commands.closeHint)

  /// Creates the panel.
  ///
  /// - Parameter credits: The sources of the data, or the error of reading them.
  init(credits: Result<DataCredits, AssetError>) {
    self.credits = credits
    super.init()
  }

  private lazy var highest = panel.card.heightAnchor.constraint(lessThanOrEqualToConstant: 640)

  override class var width: Double { 560 }

  override var firstFocus: View? { scroll }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
    close.addAction(for: .primaryActionTriggered) { [weak self] in self?.onClose?() }
    scroll.accessibility.label = Messages.About.panel
    heading.text = "Tunnel"
    heading.setScaledFont(Typography.headline)
    heading.textColor = Theme.text
    heading.accessibility.traits = [.staticText, .header]
    for part in [heading, close, scroll] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      panel.card.addSubview(part)
    }
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    layOut()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if isViewLoaded { highest.constant = 640 * max(1, view.textScale) }
  }

  private func fill() {
    content.axis = .vertical
    content.spacing = 14
    add(Messages.About.version(Tunnel.version), Typography.caption, Theme.secondaryText)
    add(
      Messages.About.program,
      Typography.body, Theme.text)
    switch credits {
    case .success(let credits):
      add(Messages.About.sources, Typography.overline, Theme.accent)
      for file in credits.files {
        content.addArrangedSubview(CreditView(credits.credits(of: file)))
      }
    case .failure(let error):
      add(error.message, Typography.body, Theme.text)
    }
  }

  private func add(_ text: String, _ font: Font, _ color: DynamicColor) {
    let label = Label()
    label.numberOfLines = 0
    label.text = text
    label.setScaledFont(font)
    label.textColor = color
    content.addArrangedSubview(label)
  }

  private func layOut() {
    let card = panel.card
    let whole = card.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -16)
    whole.priority = .defaultLow
    let atTop = close.topAnchor.constraint(equalTo: card.topAnchor, constant: 12)
    atTop.priority = .defaultHigh
    let guide = scroll.contentLayoutGuide
    LayoutConstraint.activate([
      whole, highest, atTop,
      scroll.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      scroll.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      scroll.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 2),
      heading.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      heading.trailingAnchor.constraint(lessThanOrEqualTo: close.leadingAnchor, constant: -8),
      heading.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 8),
      heading.centerYAnchor.constraint(equalTo: close.centerYAnchor),
      scroll.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
      content.widthAnchor.constraint(
        equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -24),
      close.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      close.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 12),
      close.widthAnchor.constraint(equalToConstant: 32),
      close.heightAnchor.constraint(equalToConstant: 32),
    ])
  }
}
