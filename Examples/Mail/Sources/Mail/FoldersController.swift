import Containers

/// The list of folders, in the primary column.
final class FoldersController: TableViewController {
  private let mailbox: Mailbox
  /// Called with the name of the folder that the user chooses.
  var onChoose: ((String) -> Void)?

  init(mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(style: .plain)
    title = "Folders"
    restorationIdentifier = "folders"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "folder")
    clearsSelectionOnViewWillAppear = false
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Settings", primaryAction: Action { [weak self] _ in self?.showSettings() })
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    mailbox.folders.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
    cell.textLabel.text = mailbox.folders[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(mailbox.folders[indexPath.row].name)
  }

  private func showSettings() {
    let settings = SettingsController()
    settings.modalPresentationStyle = .formSheet
    present(settings, animated: true)
  }
}
