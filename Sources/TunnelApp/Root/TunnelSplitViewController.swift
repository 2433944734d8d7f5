package import Containers

/// The root controller of a window: the maps, and a panel beside them where there is room.
///
/// It takes what belongs to the whole window: keys, undo, drops, and the mouse buttons that go back
/// and forth.
package final class TunnelSplitViewController: SplitViewController {
  private let tunnel: TunnelViewController

  /// Creates the root controller of a window with a tunnel.
  package init(_ tunnel: TunnelViewController) {
    self.tunnel = tunnel
    super.init(style: .doubleColumn)
    tunnel.coordinators.panels.split = self
    setViewController(NavigationController.withoutBar(tunnel), for: .secondary)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tunnel.coordinators.connect(view)
  }

  package override var keyCommands: [KeyCommand] {
    super.keyCommands + tunnel.coordinators.keyCommands
  }

  package override var undoManager: UndoManager? { tunnel.coordinators.undos }

  /// Moves the favorites beside the maps if these leave room for them now.
  package override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak tunnel] _ in
      tunnel?.coordinators.favorites.moveAside()
    }
  }

  /// Flips the maps on Space, copies a sentence on Ctrl+C, opens the menu, and takes the keys of a map,
  /// unless the focused view handles the key.
  package override func pressesBegan(_ presses: Set<Press>) {
    // The field of the favorites beside the maps lets keys go on that have typed.
    guard let key = presses.first?.key, !isTyped(key),
      tunnel.coordinators.take(key, from: view.window?.focusedView)
    else {
      return super.pressesBegan(presses)
    }
  }
}
