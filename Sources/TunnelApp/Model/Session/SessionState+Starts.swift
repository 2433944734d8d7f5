internal import Atlas

nonisolated extension SessionState {
  /// Returns what a window shows that begins anew: the whole globes with the child near Lemvig.
  ///
  /// - Parameter other: The state of the window whose size it has; nil for the usual one.
  static func home(like other: SessionState?) -> SessionState {
    var state = SessionState(dig: .denmark)
    if let other {
      state.window.size = other.window.size
      for (end, map) in other.maps {
        let centre = end == .start ? Dig.denmark.entrance : Dig.denmark.exit
        state.maps[end] = MapState(centre: centre, appearance: map.appearance)
      }
    }
    return state
  }

  /// Returns the state with a file of favorites beside the maps.
  func opening(_ document: String) -> SessionState {
    var state = self
    (state.document, state.hasSidebar, state.panel) = (document, true, nil)
    return state
  }

  /// Returns the state with a tunnel that the user asked for, in place of what was shown.
  func moved(to dig: Dig) -> SessionState {
    var state = SessionState.home(like: self)
    state.dig = dig
    state.window = window
    state.document = document
    state.hasSidebar = hasSidebar
    for end in state.maps.keys {
      state.maps[end]?.centre = end == .start ? dig.entrance : dig.exit
    }
    return state
  }
}
