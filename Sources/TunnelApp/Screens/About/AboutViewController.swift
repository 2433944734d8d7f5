import Atlas
import Containers

/// A sheet with information about the app and the sources of its data.
final class AboutViewController: SheetViewController {
  private let credits: Result<DataCredits, AssetError>
  private let content = StackView()
  private lazy var page = SheetPage("Tunnel", content: content)

  /// Creates the sheet.
  ///
  /// - Parameter credits: The sources of the data, or the error of reading them.
  init(credits: Result<DataCredits, AssetError>) {
    self.credits = credits
    super.init()
  }

  override class var size: Size { Size(width: 560, height: 640) }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [page.scroll] }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
    page.close.addAction(for: .primaryActionTriggered) { [weak self] in self?.onClose?() }
    page.scroll.accessibility.label = Messages.About.panel
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
}
