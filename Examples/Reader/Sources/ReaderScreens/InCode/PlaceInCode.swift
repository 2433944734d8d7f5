import Containers

/// The page without a storyboard.
final class PlaceInCode: PlaceController {
  private let places: PlacesController

  init(in places: PlacesController) {
    self.places = places
    super.init()
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .edit,
      primaryAction: Action { [weak self] _ in
        self?.followToForm("edit", for: places, sender: nil)
      })
  }

  private func showFacts(from button: Button) {
    let facts = FactsInCode(in: places)
    facts.modalPresentationStyle = .popover
    facts.popoverPresentationController?.sourceItem = button
    follow("facts", to: facts, sender: button) { self.present(facts, animated: true) }
  }

  private func makeFactsButton() -> Button {
    let button = Button()
    var look = Button.Configuration.gray()
    look.title = "Facts"
    button.configuration = look
    button.addAction { [weak self, unowned button] in self?.showFacts(from: button) }
    return button
  }

  override func viewDidLoad() {
    let (heading, country, line, story) = (Label(), Label(), View(), Label())
    let facts = makeFactsButton()
    view.backgroundColor = DynamicColor.systemBackground
    heading.font = .preferredFont(forTextStyle: .largeTitle)
    country.font = .preferredFont(forTextStyle: .headline)
    country.textColor = DynamicColor.secondaryLabel
    line.backgroundColor = DynamicColor.separator
    story.numberOfLines = 0
    story.lineSpacing = 4
    let readable = view.readableContentGuide
    view.add(
      [heading, country, line, story, facts],
      [
        heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        country.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 2),
        line.topAnchor.constraint(equalTo: country.bottomAnchor, constant: 16),
        line.heightAnchor.constraint(equalToConstant: 1),
        story.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 16),
        facts.topAnchor.constraint(equalTo: story.bottomAnchor, constant: 20),
        facts.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      ]
        + [heading, country, line, story].flatMap {
          [
            $0.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            $0.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
          ]
        })
    (self.heading, self.country, self.story, factsButton) = (heading, country, story, facts)
    super.viewDidLoad()
  }
}
