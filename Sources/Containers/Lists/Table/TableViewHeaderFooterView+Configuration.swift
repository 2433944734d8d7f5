extension TableViewHeaderFooterView: ConfigurationUpdates {
  /// The configuration of the content, in place of ``textLabel``; nil for none.
  ///
  /// Setting one replaces the label by a view that fills ``contentView``, or gives it to the view that is
  /// there. Setting an equal one changes nothing.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { shownContent }
    set { shownContent = newValue }
  }

  /// Whether ``contentConfiguration`` follows the state of the view; true by default.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { updatesContent }
    set { updatesContent = newValue }
  }

  /// The configuration of the background, in place of ``backgroundView``; nil for none.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { shownBackground }
    set { shownBackground = newValue }
  }

  /// Whether ``backgroundConfiguration`` follows the state of the view; true by default.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { updatesBackground }
    set { updatesBackground = newValue }
  }

  /// Returns the list content configuration of a header or a footer, without content.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    isFooter ? .footer() : .header()
  }

  /// Lets the configurations be updated for the state in the next layout.
  public func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  var followsState: Bool {
    configurationUpdateHandler != nil || type(of: self) != TableViewHeaderFooterView.self
  }

  func callUpdateHandler(_ state: ViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func backgroundConfigurationDidChange() {
    if shownBackground != nil {
      backgroundView = nil
      backgroundColor = nil as Color?
    }
    showBackgroundView()
  }

  var standardConfigurationState: ViewConfigurationState {
    var state = ViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }
}
