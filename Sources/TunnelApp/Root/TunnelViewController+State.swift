import Atlas
import Containers

/// What the next launch restores.
extension TunnelViewController {
  /// What the window shows, apart from its placement.
  var state: SessionState {
    var state = SessionState()
    if !coordinators.digging.showsHint { state.dig = dig }
    state.maps = maps.map { $0.state }
    state.showsInfo = showsInfo
    state.document = coordinators.favorites.document.flatMap { $0.isOwn ? nil : $0.path }
    state.hasSidebar = coordinators.panels.side != nil
    state.panel = (coordinators.panels.wanted as? any RestorableController)?.panel
    return state
  }

  /// Prepares the first frame so that it shows what another launch has kept.
  ///
  /// Call it before the view loads, and ``reopen(_:)`` when the view is in a window.
  func prepare(_ state: SessionState) {
    coordinators.flipping.showsInfo = state.showsInfo
    for end in End.allCases {
      if let map = state.maps[end] { maps[end].restore(map) }
    }
  }

  /// Opens the sidebar and the sheet that were open.
  func reopen(_ state: SessionState) {
    if state.hasSidebar { coordinators.favorites.reopenSidebar() }
    if let panel = state.panel { coordinators.reopen(panel) }
  }
}
