extension SearchController {
  /// The controller whose content is searched.
  var holder: ViewController? { flow.item?.owner as? ViewController }

  func setUp() {
    searchBar.searcher = self
    searchBar.placeholder = Messages.Bars.search
  }

  // MARK: Beginning

  /// Begins the search, after asking the delegate.
  func begin() {
    guard !flow.isActive else { return }
    guard holder != nil else {
      return warn(
        "\(name) cannot become active, because it is the search of no navigation item: set it as the "
          + "searchController of a controller's navigationItem.")
    }
    if !flow.isAsking {
      flow.isAsking = true
      delegate?.presentSearchController(self)
      flow.isAsking = false
    }
    if !flow.isActive { activate() }
  }

  private func activate() {
    finish(flow.change)
    guard let holder, !flow.isActive else { return }
    flow.isActive = true
    // A callback may end the search: its delegate is then told of a complete presentation first.
    flow.change = SearchChange { $0.delegate?.didPresentSearchController($0) }
    delegate?.willPresentSearchController(self)
    guard flow.isActive else { return }
    flow.isBeginning = true
    // An attempt to edit that was refused has left its own.
    if !searchBar.searchTextField.isEditing { flow.keyboard = nil }
    takeKeyboard(of: holder)
    join(holder)
    // The field tells its delegate first.
    if flow.isEditingBeginning { return }
    if isOnScreen { searchBar.becomeFirstResponder() } else { flow.wasEditing = isComing }
    completeBeginning()
  }

  /// Notifies the results updater that the search begins, and shows the search.
  func completeBeginning() {
    guard flow.isBeginning else { return }
    flow.isBeginning = false
    tellUpdater()
    guard flow.isActive else { return }
    change(isAnimated: true)
  }

  /// Becomes a child of the searched controller, over its content.
  private func join(_ holder: ViewController) {
    holder.addChild(self)
    guard let content = holder.view, parent === holder, let view else { return }
    View.performWithoutAnimation {
      view.frame = content.bounds
      content.addSubview(view)
      (content as? ScrollView)?.cover = view
      followInsets()
      view.layoutIfNeeded()
    }
    didMove(toParent: holder)
    if let results = searchResultsController, results.parent !== self { addChild(results) }
  }

  // MARK: Ending

  /// Ends the search.
  func end(isAnimated: Bool) {
    finish(flow.change)
    guard flow.isActive else { return }
    (flow.isActive, flow.isBeginning, flow.wasEditing) = (false, false, false)
    flow.change = SearchChange {
      $0.leave()
      $0.delegate?.didDismissSearchController($0)
    }
    delegate?.willDismissSearchController(self)
    guard !flow.isActive else { return }
    returnKeyboard()
    searchBar.searchTextField.text = ""
    tellUpdater()
    guard !flow.isActive else { return }
    change(isAnimated: isAnimated)
  }

  /// Ends the search because the searched controller has left its stack, unless it joins another
  /// one.
  func holderDidLeave() {
    guard flow.isPassing else { return end(isAnimated: false) }
    if searchBar.searchTextField.isEditing { flow.wasEditing = true }
  }

  private func leave() {
    guard let holder = parent else { return }
    willMove(toParent: nil)
    View.performWithoutAnimation {
      if let scroll = holder.viewIfLoaded as? ScrollView, scroll.cover === view {
        scroll.cover = nil
      }
      (viewIfLoaded as? SearchView)?.show(nil)
      viewIfLoaded?.removeFromSuperview()
    }
    removeFromParent()
  }

  // MARK: Changes

  /// Completes a change, unless it is complete or another one has come.
  private func finish(_ change: SearchChange?) {
    guard let change, flow.change === change else { return }
    flow.change = nil
    change.completion(self)
  }

  /// Shows that the search has begun or ended, and finishes that.
  private func change(isAnimated: Bool) {
    let change = flow.change
    let finish: () -> Void = { [weak self] in self?.finish(change) }
    let show = { [weak self] in
      guard let self else { return }
      showParts()
      updateContent()
    }
    guard let navigation = holder?.navigationController, holder === navigation.topViewController
    else {
      show()
      return finish()
    }
    navigation.searchDidChange(isAnimated: isAnimated, show, completion: finish)
  }

  func tellUpdater() {
    let text = flow.isActive ? searchBar.text ?? "" : nil
    for controller in [holder, searchResultsController] { controller?.noteSearchText(text) }
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}
