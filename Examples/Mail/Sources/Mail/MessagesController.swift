import Containers

/// The messages of a folder, in the supplementary column, which can be searched and deleted.
final class MessagesController: TableViewController, SearchResultsUpdating {
  private let mailbox: Mailbox
  private let search = SearchController(searchResultsController: nil)
  private(set) var shown: [Message] = []
  /// Called with the message that the user chooses.
  var onChoose: ((Message) -> Void)?

  var folder = "Inbox" { didSet { follow() } }

  init(mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(style: .plain)
    restorationIdentifier = "messages"
    follow()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.rowHeight = TableView.automaticDimension
    tableView.estimatedRowHeight = 60
    clearsSelectionOnViewWillAppear = false
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.rightBarButtonItems = [
      BarButtonItem(
        systemItem: .compose, primaryAction: Action { [weak self] _ in self?.compose() }),
      editButtonItem,
    ]
  }

  private func follow() {
    title = folder
    let text = search.searchBar.text ?? ""
    shown = mailbox.messages(in: folder).filter { message in
      text.isEmpty || "\(message.sender) \(message.subject)".contains(text)
    }
    if isViewLoaded { tableView.reloadData() }
  }

  func updateSearchResults(for searchController: SearchController) { follow() }

  private func compose() {
    let navigation = NavigationController(rootViewController: ComposeController())
    navigation.modalPresentationStyle = .formSheet
    present(navigation, animated: true)
  }

  // MARK: Rows

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(shown[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(shown[indexPath.row])
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    mailbox.remove(shown.remove(at: indexPath.row))
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  // MARK: Restoration

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(folder, forKey: "folder")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    folder = coder.decode(String.self, forKey: "folder") ?? folder
  }
}
