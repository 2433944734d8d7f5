import Containers

/// A child that lies over all of its parent as a card, until it asks to be closed.
class PanelViewController: ViewController {
  /// Called when the person is done with the panel.
  var onClose: (() -> Void)?
  /// Returns the commands that can be given while the panel is open, besides its own.
  var furtherCommands: () -> [KeyCommand] = { [] }

  /// How wide the card is where there is room, in points.
  class var width: Double { 480 }

  /// The panel, which is the view.
  var panel: PanelView {
    guard let panel = view as? PanelView else {
      misuse("The view of \(self) is no PanelView: do not replace it.")
    }
    return panel
  }

  /// Where the keyboard goes when the panel opens; nowhere unless overridden.
  var firstFocus: View? { nil }

  override func loadView() { view = PanelView(width: Self.width) }

  override var keyCommands: [KeyCommand] {
    let close = KeyCommand(.escape, title: Messages.Commands.close) { [weak self] in self?.cancel()
    }
    close.wantsPriorityOverSystemBehavior = true
    return [close] + furtherCommands()
  }

  /// Does what Escape does: asks to close, unless overridden.
  func cancel() { onClose?() }
}
