extension SearchController {
  /// Whether there are results to show.
  var showsResults: Bool {
    guard flow.isActive, searchResultsController != nil else { return false }
    return flow.wantsResults ?? (automaticallyShowsSearchResultsController && searchBar.hasText)
  }

  /// The controller of the results while they are shown.
  var shownResults: ViewController? {
    guard let results = searchResultsController, showsResults, results.parent === self else {
      return nil
    }
    return results
  }

  /// Whether the user cannot reach the searched content.
  private var obscures: Bool { flow.isActive && obscuresBackgroundDuringPresentation }

  /// Implements ``showsSearchResultsController``.
  func setShowsResults(_ shows: Bool) {
    guard shows != flow.wantsResults || automaticallyShowsSearchResultsController else { return }
    flow.wantsResults = shows
    automaticallyShowsSearchResultsController = false
    updateContent()
  }

  /// Shows the results, the dimming view, or neither.
  func updateContent() {
    guard let view = viewIfLoaded as? SearchView, view.superview != nil else { return }
    View.performWithoutAnimation { showResults(in: view) }
    let isShaded = obscures && shownResults == nil
    view.setShadeShown(isShaded)
    view.setCovering(isShaded || shownResults != nil)
    holder?.navigationController?.searchContentDidChange(of: self)
  }

  private func showResults(in view: SearchView) {
    guard searchResultsController != nil, flow.isActive else { return }
    guard let shown = shownResults else {
      searchBar.searchTextField.accessibilityRelations[.controls] = []
      return view.show(nil)
    }
    guard view.results == nil else { return }
    view.show(shown.view)
    searchBar.searchTextField.accessibilityRelations[.controls] = [shown.view.mainList]
    if shown.pendingMove == .toParent { shown.didMove(toParent: self) }
  }

  /// Removes the view of a results controller that has left, for example because it was pushed.
  func takeOutResults() {
    View.performWithoutAnimation { (viewIfLoaded as? SearchView)?.show(nil) }
    updateContent()
  }

  /// Adds the safe area insets that a scroll view beneath applies to its content.
  func followInsets() {
    guard let content = viewIfLoaded?.superview else { return }
    containerInsets = content.safeAreaInsets - content.safeAreaOfContent
  }

  // MARK: Bar

  /// Shows or hides the cancel button and the scopes, if they follow the search.
  func showParts() {
    flow.isChangingParts = true
    defer { flow.isChangingParts = false }
    if automaticallyShowsCancelButton { searchBar.showCancelButton(flow.isActive) }
    if automaticallyShowsScopeBar { searchBar.showScopes(flow.isActive) }
  }

  /// Called when the cancel button or the scopes start or stop following the search.
  func partsDidChange() {
    View.performWithoutAnimation { showParts() }
    barDidChange()
  }

  /// Lays the navigation bar out again.
  func barDidChange() {
    holder?.navigationController?.searchBarDidChange(of: self, isAnimated: false)
  }
}

extension SearchController: NavigationSearch, SearchBarOwner {
  func searchBarMayBeginEditing() {
    if !flow.isActive { noteKeyboard() }
  }

  func searchBarWillBeginEditing() {
    flow.isEditingBeginning = true
    if flow.item != nil { begin() }
  }

  func searchBarDidBeginEditing() {
    flow.isEditingBeginning = false
    completeBeginning()
  }

  func searchBarWasUsed() -> Bool {
    guard !flow.isActive, flow.item != nil else { return false }
    begin()
    return flow.isActive
  }

  func searchBarTextDidChange() {
    tellUpdater()
    updateContent()
  }

  func searchBarScopeDidChange() { tellUpdater() }

  func searchBarWasCancelled() { end(isAnimated: true) }

  func searchBarCancelButtonWasSet() { automaticallyShowsCancelButton = false }

  func searchBarScopesWereSet() { automaticallyShowsScopeBar = false }

  func searchBarTraitsDidChange() { holder?.navigationController?.viewIfLoaded?.setNeedsLayout() }

  func searchBarHeightDidChange(isAnimated: Bool) {
    // The change of the whole bar follows.
    if flow.isChangingParts { return }
    holder?.navigationController?.searchBarDidChange(of: self, isAnimated: isAnimated)
  }
}

extension View {
  /// The first scroll view in the view, such as a list; the view itself if there is none.
  fileprivate var mainList: View {
    if self is ScrollView { return self }
    return subviews.lazy.map(\.mainList).first { $0 is ScrollView } ?? self
  }
}
