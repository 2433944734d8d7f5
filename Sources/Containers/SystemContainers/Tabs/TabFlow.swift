/// The state of a tab bar controller: its tabs, its bar, and what follows the selection later.
@MainActor
final class TabFlow {
  var strip = TabStrip<ViewController>()
  /// The controllers that are to move out when the transition has ended.
  var going: [ViewController] = []
  /// The transition that is running, or has run.
  weak var session: TransitionSession?
  /// Whether a change of the list is not animated, so that the delegate is not asked.
  var isInstant = false

  let bar = TabBar()
  var mode = TabBarController.Mode.automatic
  var isBarHidden = false
  var isSidebarHidden = false
}
