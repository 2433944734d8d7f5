extension TableViewCell: ConfigurationUpdates {
  /// The configuration of the content, in place of the labels and the image view of the style; nil for
  /// none.
  ///
  /// Setting one replaces those parts by a view that fills ``contentView``, or gives it to the view that
  /// is there. Setting an equal one changes nothing.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { shownContent }
    set { shownContent = newValue }
  }

  /// Whether ``contentConfiguration`` follows the state of the cell; true by default.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { updatesContent }
    set { updatesContent = newValue }
  }

  /// The configuration of the background, in place of ``backgroundView`` and
  /// ``selectedBackgroundView``; nil for none.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { shownBackground }
    set { shownBackground = newValue }
  }

  /// Whether ``backgroundConfiguration`` follows the state of the cell; true by default.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { updatesBackground }
    set { updatesBackground = newValue }
  }

  /// Returns a list content configuration for the style of the cell, without content.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the background configuration for the style of the table, without changes.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    tableView?.style == .plain || tableView == nil ? .listCell() : .listGroupedCell()
  }

  /// Lets the configurations be updated for the state in the next layout.
  public func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  var followsState: Bool {
    configurationUpdateHandler != nil || type(of: self) != TableViewCell.self
  }

  func callUpdateHandler(_ state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func backgroundConfigurationDidChange() {
    if shownBackground != nil {
      (backgroundView, selectedBackgroundView) = (nil, nil)
      backgroundColor = nil as Color?
    }
    showBackgroundView()
    updateBackdrop()
  }

  var standardConfigurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isSelected, state.isHighlighted) = (storedIsSelected, storedIsHighlighted)
    state.isEditing = storedIsEditing
    state.isSwiped = swipeActions != nil
    state.isFocused = tableView?.focusedCell === self
    state.isReordering = tableView?.moving?.cell === self
    return state
  }
}
