import Containers

/// The form without a storyboard.
final class FormInCode: FormController {
  init(for places: PlacesController) {
    super.init()
    title = "New Place"
    navigationItem.leftBarButtonItem = BarButtonItem(
      systemItem: .cancel,
      primaryAction: Action { [weak self] _ in
        self?.unwind("cancel", to: places, by: places.cancelPlace)
      })
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .save,
      primaryAction: Action { [weak self] _ in
        self?.unwind("save", to: places, by: places.savePlace)
      })
  }

  override func viewDidLoad() {
    let (name, country, story, visited) = (TextField(), TextField(), TextView(), Switch())
    let caption = Label(text: "Visited")
    view.backgroundColor = DynamicColor.systemBackground
    (name.placeholder, country.placeholder) = ("Name", "Country")
    for field in [name, country] {
      field.borderStyle = .roundedRect
      field.accessibility.label = field.placeholder
    }
    name.addAction(for: .editingChanged) { [weak self] in self?.nameDidChange() }
    story.accessibility.label = "Story"
    story.borderColor = DynamicColor.separator
    story.borderWidth = 1
    story.cornerRadius = 8
    visited.accessibility.label = "Visited"
    place(name, country, story, caption, visited)
    (nameField, countryField, storyView, visitedSwitch) = (name, country, story, visited)
    super.viewDidLoad()
  }

  private func place(
    _ name: View, _ country: View, _ story: View, _ caption: View, _ visited: View
  ) {
    let safe = view.safeAreaLayoutGuide
    view.add(
      [name, country, story, caption, visited],
      [
        name.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
        name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        country.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 12),
        story.topAnchor.constraint(equalTo: country.bottomAnchor, constant: 12),
        story.heightAnchor.constraint(equalToConstant: 120),
        visited.topAnchor.constraint(equalTo: story.bottomAnchor, constant: 16),
        caption.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        caption.centerYAnchor.constraint(equalTo: visited.centerYAnchor),
        visited.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      ]
        + [country, story].flatMap {
          [
            $0.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            $0.trailingAnchor.constraint(equalTo: name.trailingAnchor),
          ]
        })
  }
}
