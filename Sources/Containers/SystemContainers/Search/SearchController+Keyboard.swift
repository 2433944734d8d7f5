extension SearchController {
  /// Whether the user sees the search bar.
  var isOnScreen: Bool {
    guard let navigation = holder?.navigationController else { return false }
    return navigation.canSearch && navigation.topViewController === holder
      && searchBar.window != nil
  }

  /// Whether the user is about to see the search bar, at the end of a transition.
  var isComing: Bool {
    guard let navigation = holder?.navigationController else { return false }
    return navigation.flow.running != nil && navigation.topViewController === holder
  }

  /// Records the keyboard state before the field takes the keyboard focus.
  func noteKeyboard() {
    guard let window = holder?.viewIfLoaded?.window, let root = window.rootViewController,
      let view = root.viewIfLoaded
    else { return }
    flow.keyboard = KeyboardMemory(noting: root, view, in: window)
  }

  /// Records the keyboard state and takes the keyboard focus away from the content.
  func takeKeyboard(of holder: ViewController) {
    guard flow.keyboard == nil, let view = holder.viewIfLoaded, let window = view.window else {
      return
    }
    flow.keyboard = .taken(from: holder, view, in: window)
    if flow.keyboard == nil { noteKeyboard() }
  }

  /// Restores the keyboard focus from before the search.
  func returnKeyboard() {
    if let window = searchBar.window {
      if let view = viewIfLoaded { _ = KeyboardMemory.taken(from: self, view, in: window) }
      if searchBar.searchTextField.isEditing || searchBar.searchTextField.isFocused {
        takeKeyboardFromField(in: window)
      }
    }
    (viewIfLoaded as? SearchView)?.setCovering(false)
    flow.keyboard?.end(isBack: true)
    flow.keyboard = nil
  }

  /// Begins the search, or returns to its field.
  func focusField() {
    if !flow.isActive { return begin() }
    let field = searchBar.searchTextField
    if !field.isEditing { field.becomeFirstResponder() }
    field.selectAll(nil)
  }

  /// Empties the field, or ends the search if it is empty.
  func escape() {
    if searchBar.hasText { searchBar.searchTextField.clear() } else { searchBar.cancel() }
  }

  /// The key commands of the controller while the field is edited.
  var fieldCommands: [KeyCommand] {
    let field = searchBar.searchTextField
    return flow.isActive && field.isEditing && field.markedTextRange == nil ? keyCommands : []
  }

  /// What the Down key leads to from the field, or `nil` if nothing is there.
  ///
  /// Tab gives the field the focus without beginning a search.
  var environmentBelow: ViewController? {
    guard flow.isActive else { return holder }
    return shownResults ?? (obscuresBackgroundDuringPresentation ? nil : holder)
  }

  // MARK: Covering

  /// Takes the keyboard focus away from the field because another controller covers the search.
  func cover() {
    let field = searchBar.searchTextField
    guard flow.isActive, field.isEditing, let window = field.window else { return }
    flow.wasEditing = true
    takeKeyboardFromField(in: window)
  }

  /// Takes the keyboard away from the field, even if it refuses to end editing.
  private func takeKeyboardFromField(in window: Window) {
    guard !window.moveFocus(to: nil), searchBar.searchTextField.isEditing else { return }
    window.dismissFirstResponder()
    window.focus.focus(nil)
  }

  /// Returns the keyboard focus to the field because the search is visible again.
  func uncover() {
    guard flow.wasEditing else { return }
    flow.wasEditing = false
    guard flow.isActive, let window = searchBar.window, window.firstResponder == nil,
      window.focusedView == nil
    else { return }
    searchBar.becomeFirstResponder()
  }
}
