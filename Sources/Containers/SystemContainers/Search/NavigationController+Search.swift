extension NavigationController {
  /// The duration of beginning and ending a search.
  private static let searchDuration = Duration.milliseconds(250)

  /// Whether the user can begin a search now.
  var canSearch: Bool { showsNavigationBar && flow.isAtRest }

  /// The key that begins the top controller's search, wherever in the window the focus is.
  var windowCommands: [KeyCommand] {
    guard canSearch, let search = topViewController?.search else { return [] }
    return [
      KeyCommand(.character("f"), modifierFlags: .control, title: Messages.Bars.search) {
        [weak search] in search?.focusField()
      }
    ]
  }

  /// The keys of the top controller's search.
  var searchCommands: [KeyCommand] {
    guard canSearch, let search = topViewController?.search else { return [] }
    var commands = windowCommands
    if search.isActive {
      commands.append(
        KeyCommand(.escape, title: Messages.Bars.cancel) { [weak search] in search?.escape() })
    }
    let field = search.searchBar.searchTextField
    if field.isEditing, field.markedTextRange == nil, let below = search.environmentBelow {
      let down = KeyCommand(.downArrow, title: Messages.Bars.searchResults) { [weak below] in
        guard let below else { return }
        below.viewIfLoaded?.window?.focus.requestFocusUpdate(to: below)
      }
      down.wantsPriorityOverSystemBehavior = true
      commands.append(down)
    }
    return commands
  }

  /// Shows that the search of the top controller has begun or ended.
  func searchDidChange(
    isAnimated: Bool, _ show: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    guard let view = viewIfLoaded, view.window != nil, flow.running == nil else {
      show()
      viewIfLoaded?.setNeedsLayout()
      return completion()
    }
    let change = { [self] in
      flow.bars.madeNavigationBar?.searchDidChange()
      show()
      layOutChangedBars()
    }
    guard isAnimated, View.areAnimationsEnabled, view.window?.isInSight == true else {
      View.performWithoutAnimation(change)
      return completion()
    }
    if traitCollection.accessibilityMotion == .reduced {
      View.transition(
        with: view, duration: .reducedDissolve, options: .transitionCrossDissolve,
        animations: { View.performWithoutAnimation(change) }, completion: { _ in completion() })
    } else {
      View.animate(
        withDuration: Self.searchDuration, animations: change, completion: { _ in completion() })
    }
  }

  /// Lays out again after the bar of a search has changed.
  func searchBarDidChange(of search: SearchController, isAnimated: Bool) {
    guard search.holder === topViewController else { return }
    flow.bars.madeNavigationBar?.searchDidChange()
    barsDidChange(isAnimated: isAnimated)
  }

  /// Follows the results of a search, or the searched content.
  func searchContentDidChange(of search: SearchController) {
    guard search.holder === topViewController, flow.running == nil else { return }
    followContent()
    layOutBars()
  }
}
