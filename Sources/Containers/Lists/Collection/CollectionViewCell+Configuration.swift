extension CollectionViewCell: ConfigurationUpdates {
  /// The configuration of the content; nil for none.
  ///
  /// Setting one adds a view that fills ``contentView``, or gives it to the view that is there. Setting an
  /// equal one changes nothing.
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

  /// Lets the configurations be updated for the state in the next layout.
  public func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  var followsState: Bool {
    configurationUpdateHandler != nil || type(of: self) != CollectionViewCell.self
  }

  func callUpdateHandler(_ state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func contentConfigurationWillShow() {}

  func backgroundConfigurationDidChange() {
    if shownBackground != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
    showBackgroundView()
    updateVeil()
  }

  var standardConfigurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isFocused = collectionView?.focusedCell === self
    state.isExpanded = outlinePlace?.content == .shown
    state.isReordering = collectionView?.moving?.cell === self
    return state
  }
}

extension CollectionViewCell: FocusMarkedCell {}
