import Containers

/// The folders, in the primary column.
final class FoldersController: TableViewController {
  private let mail: Mailbox

  init(_ mail: Mailbox) {
    self.mail = mail
    super.init(style: .plain)
    title = "Folders"
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "folder")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let row = mail.folders.firstIndex(of: mail.choice.folder) ?? 0
    tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
  }

  override func tableView(_: TableView, numberOfRowsInSection _: Int) -> Int { mail.folders.count }

  override func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: path)
    var content = ListContentConfiguration.sidebarCell()
    (content.text, content.image) = (mail.folders[path.row], Image(systemName: "folder"))
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_: TableView, didSelectRowAt path: IndexPath) {
    mail.choice.folder = mail.folders[path.row]
    splitViewController?.show(.supplementary)
  }
}
