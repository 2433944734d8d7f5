import Containers

/// Three columns: folders, messages, and a message.
final class MailController: SplitViewController, SplitViewControllerDelegate {
  private let folders: FoldersController
  private let messages: MessagesController
  private let message: MessageController

  init(mailbox: Mailbox) {
    folders = FoldersController(mailbox: mailbox)
    messages = MessagesController(mailbox: mailbox)
    message = MessageController(mailbox: mailbox)
    super.init(style: .tripleColumn)
    restorationIdentifier = "mail"
    delegate = self
    setViewController(folders, for: .primary)
    setViewController(messages, for: .supplementary)
    setViewController(message, for: .secondary)
    primaryBackgroundStyle = .sidebar
    folders.onChoose = { [weak self] folder in
      self?.messages.folder = folder
      self?.show(.supplementary)
    }
    messages.onChoose = { [weak self] message in
      self?.message.message = message
      self?.show(.secondary)
    }
  }

  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column {
    message.message == nil ? .supplementary : .secondary
  }
}
