extension ViewController {
  /// Implements ``title``: passes it on to what shows it.
  func titleDidChange() {
    for follow in controllerState.titleFollowers { follow(title) }
    updateWindowTitle()
  }

  /// Implements ``setEditing(_:animated:)``: keeps the state, and passes it on to what shows it.
  func noteEditing(_ isEditing: Bool) {
    controllerState.isEditing = isEditing
    controllerState.editingFollower?()
  }
}
