import Containers

/// Where there is nothing to show, a controller says why, and what to do about it.
///
/// It is asked for a *configuration* when its view comes, and whenever it says that its state has
/// changed. Nothing has to be added, hidden or removed.
final class EmptyContentLesson: Lesson {
  private let letters = LettersController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let choice = SegmentedControl(items: ["Empty", "Loading", "Not found", "Filled"])
    choice.selectedSegmentIndex = 0
    choice.accessibility.label = "State"
    choice.addAction(for: .valueChanged) { [weak self, unowned choice] in
      self?.letters.state = LettersController.State.allCases[max(0, choice.selectedSegmentIndex)]
    }
    letters.wrote = { [weak choice] in choice?.selectedSegmentIndex = 3 }
    add("Letters", letters, height: 380)
    add("State", choice)
  }
}

/// A list that is not always there.
private final class LettersController: TableViewController {
  enum State: CaseIterable { case empty, loading, notFound, filled }

  private static let senders = ["Lemvig", "Taupo", "Porto"]

  var state = State.empty {
    didSet {
      guard state != oldValue else { return }
      if isViewLoaded { tableView.reloadData() }
      setNeedsUpdateContentUnavailableConfiguration()
    }
  }
  var wrote: @MainActor () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "letter")
  }

  override func updateContentUnavailableConfiguration(
    using state: ContentUnavailableConfigurationState
  ) {
    switch self.state {
    case .empty: contentUnavailableConfiguration = nothing()
    case .loading: contentUnavailableConfiguration = ContentUnavailableConfiguration.loading()
    case .notFound: contentUnavailableConfiguration = ContentUnavailableConfiguration.search()
    case .filled: contentUnavailableConfiguration = nil
    }
  }

  private func nothing() -> ContentUnavailableConfiguration {
    var configuration = ContentUnavailableConfiguration.empty()
    configuration.image = Image(systemName: "envelope")
    configuration.text = "No Letters"
    configuration.secondaryText = "Letters that you write appear here."
    configuration.button.title = "Write One"
    configuration.buttonProperties.primaryAction = Action(title: "Write One") { [weak self] _ in
      self?.state = .filled
      self?.wrote()
    }
    return configuration
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    state == .filled ? Self.senders.count : 0
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    var content = ListContentConfiguration.cell()
    content.text = "From \(Self.senders[indexPath.row])"
    content.image = Image(systemName: "envelope")
    cell.contentConfiguration = content
    return cell
  }
}
