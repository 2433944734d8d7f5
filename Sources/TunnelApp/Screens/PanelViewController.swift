import Containers

/// A child that covers its parent with a card until it asks to be closed.
class PanelViewController: ViewController {
  /// Called when the user is done with the panel.
  var onClose: (() -> Void)?
  /// Returns the commands that are available while the panel is open, besides its own.
  var furtherCommands: () -> [KeyCommand] = { [] }

  /// The maximum width of the card in points.
  class var width: Double { 480 }

  /// The panel, which is the view of the controller.
  var panel: PanelView {
    guard let panel = view as? PanelView else {
      misuse("The view of \(self) is not a PanelView: do not replace it.")
    }
    return panel
  }

  /// The view that gets focus when the panel opens; nil by default.
  var firstFocus: View? { nil }

  override func loadView() { view = PanelView(width: Self.width) }

  override var keyCommands: [KeyCommand] {
    let close = KeyCommand(.escape, title: Messages.Commands.close) { [weak self] in self?.cancel()
    }
    close.wantsPriorityOverSystemBehavior = true
    return [close] + furtherCommands()
  }

  /// Handles Escape.
  ///
  /// By default it asks to close the panel.
  func cancel() { onClose?() }
}
