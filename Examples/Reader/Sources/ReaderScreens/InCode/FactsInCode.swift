import Containers

/// The popover without a storyboard.
final class FactsInCode: FactsController {
  private let places: PlacesController

  init(in places: PlacesController) {
    self.places = places
    super.init()
    preferredContentSize = Size(width: 260, height: 118)
  }

  override func viewDidLoad() {
    let (visited, length) = (Label(), Label())
    length.textColor = DynamicColor.secondaryLabel
    let remove = Button(title: "Remove")
    var look = Button.Configuration.tinted()
    look.title = "Remove"
    remove.configuration = look
    remove.tintColor = DynamicColor.systemRed
    remove.addAction { [weak self, places] in
      self?.unwind("remove", to: places, by: places.removePlace)
    }
    let column = StackView(arrangedSubviews: [visited, length, remove])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 8
    let safe = view.safeAreaLayoutGuide
    view.add(
      [column],
      [
        column.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
        column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      ])
    (self.visited, self.length) = (visited, length)
    super.viewDidLoad()
  }
}
