import Containers

/// The messages of the folder, in the supplementary column, which can be swiped.
final class MessagesController: TableViewController {
  private let mail: Mailbox
  private var token: ObservationToken?
  private lazy var source = TableViewDiffableDataSource<Int, Message.ID>(tableView: tableView) {
    [mail] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
    var content = ListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = (mail[id]?.sender, mail[id]?.subject)
    content.image = Image(systemName: mail[id]?.isRead == true ? "circle" : "circle.fill")
    cell.contentConfiguration = content
    cell.accessibility.value = mail[id]?.isRead == true ? nil : "Unread"
    return cell
  }

  init(_ mail: Mailbox) {
    self.mail = mail
    super.init(style: .plain)
    clearsSelectionOnViewWillAppear = false
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "message")
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .compose,
      primaryAction: Action { [weak self] _ in
        self?.present(ComposeController.sheet(mail), animated: true)
      })
    token = mail.observe(\.shown, options: .initial) { [weak self] _ in self?.follow() }
  }

  private func follow() {
    title = mail.choice.folder
    var snapshot = DiffableDataSourceSnapshot<Int, Message.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(mail.shown.map(\.id))
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    source.apply(snapshot, animatingDifferences: view.window != nil)
    let chosen = mail.choice.message.flatMap(source.indexPath)
    tableView.selectRow(at: chosen, animated: false, scrollPosition: .none)
  }

  override func tableView(_: TableView, didSelectRowAt path: IndexPath) {
    mail.choice.message = source.itemIdentifier(for: path)
    mail[mail.choice.message]?.isRead = true
    splitViewController?.show(.secondary)
  }

  override func tableView(
    _: TableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> SwipeActionsConfiguration? {
    let id = source.itemIdentifier(for: path)
    let delete = ContextualAction(style: .destructive, title: "Delete") { [mail] _, _, done in
      mail[id] = nil
      done(true)
    }
    let unread = ContextualAction(style: .normal, title: "Unread") { [mail] _, _, done in
      mail[id]?.isRead = false
      done(true)
    }
    return SwipeActionsConfiguration(actions: [delete, unread])
  }
}
