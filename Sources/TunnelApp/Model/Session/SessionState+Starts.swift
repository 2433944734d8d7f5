internal import Atlas

nonisolated extension SessionState {
  /// Returns the state of a new window: the whole globes with the child near Lemvig.
  ///
  /// - Parameter other: The state of the window whose size and styles it has; nil for the usual
  ///   ones.
  static func home(like other: SessionState?) -> SessionState {
    var state = SessionState(dig: .denmark)
    state.window.size = other?.window.size ?? state.window.size
    if let other { state.maps = other.wholeGlobes(around: .denmark) }
    return state
  }

  /// Returns the state with a tunnel that the user asked for, in place of the saved one.
  func moved(to dig: Dig) -> SessionState {
    var state = self
    state.dig = dig
    state.maps = wholeGlobes(around: dig)
    (state.showsInfo, state.panel) = (false, nil)
    return state
  }

  /// Returns the state with a file of favorites beside the maps.
  func opening(_ document: String) -> SessionState {
    var state = self
    (state.document, state.hasSidebar, state.panel) = (document, true, nil)
    return state
  }

  /// Returns the maps in their styles, with the ends of a tunnel at the centers of whole globes.
  private func wholeGlobes(around dig: Dig) -> Ends<MapState?> {
    Ends { end in
      maps[end].map { MapState(center: dig.place(at: end), appearance: $0.appearance) }
    }
  }
}
