/// The buttons of a split, made when first needed.
struct SplitButtons {
  /// The button that shows and hides columns, and the one that shows the secondary column alone.
  var (mode, secondaryOnly): (BarButtonItem?, BarButtonItem?)
  /// The item that shows them.
  weak var holder: NavigationItem?
}

extension SplitViewController {
  /// The keys that show and hide columns and move to the dividers.
  var columnCommands: [KeyCommand] {
    guard !flow.isCollapsed, isVisibleToChildren, layout.isDimmed else {
      return windowCommands
    }
    let escape = KeyCommand(.escape, title: Messages.Bars.hideSidebar) { [weak self] in
      self?.uncover()
    }
    return [escape] + windowCommands
  }

  /// The key commands that work regardless of where in the window the focus is.
  var windowCommands: [KeyCommand] {
    guard !flow.isCollapsed, isVisibleToChildren else { return [] }
    var commands: [KeyCommand] = []
    if hasModeButton {
      commands.append(
        KeyCommand(.function(9), title: toggleTitle) { [weak self] in self?.toggleColumns() })
    }
    if splitView?.movableDividers.isEmpty == false {
      commands.append(
        KeyCommand(.function(8), title: Messages.Split.nextDivider) { [weak self] in
          self?.focusNextDivider()
        })
    }
    return commands
  }

  /// Hides the columns that cover the secondary one.
  func uncover() {
    guard !flow.isCollapsed, layout.isDimmed else { return }
    slots.wasSecondaryShown = true
    demand { $0.demand($0.countUncovered) }
  }

  /// Shows or hides columns as the button does.
  func toggleColumns() {
    guard !flow.isCollapsed else { return }
    demand { $0.demand($0.countToggled) }
  }

  /// Moves the focus to the next divider, and from the last one to the first.
  private func focusNextDivider() {
    guard let dividers = splitView?.movableDividers, !dividers.isEmpty,
      let window = viewIfLoaded?.window
    else { return }
    let index = dividers.firstIndex { $0 === window.focusedView }
    window.moveFocus(to: dividers[((index ?? -1) + 1) % dividers.count])
  }

  // MARK: Buttons

  /// The button that shows and hides columns.
  ///
  /// In a column style, the bar of the secondary column contains the button according to
  /// ``displayModeButtonVisibility``. Otherwise the program adds it to a bar. The button is hidden
  /// while the split is collapsed.
  public var displayModeButtonItem: BarButtonItem {
    if let button = buttons.mode { return button }
    let button = BarButtonItem(
      primaryAction: Action(title: toggleTitle, image: image) { [weak self] _ in
        self?.toggleColumns()
      })
    buttons.mode = button
    updateButtons()
    return button
  }

  private var image: Image? {
    Image(systemName: "sidebar.left")?.imageFlippedForRightToLeftLayoutDirection()
  }

  private var secondaryOnlyButton: BarButtonItem {
    if let button = buttons.secondaryOnly { return button }
    let button = BarButtonItem(
      primaryAction: Action(
        title: Messages.Split.secondaryOnly, image: Image(systemName: "square")
      ) { [weak self] _ in
        self?.demand { $0.demand($0.count == 0 ? $0.greatestCount : 0) }
      })
    buttons.secondaryOnly = button
    return button
  }

  /// Whether a press of the button shows more columns.
  private var toggleShows: Bool { layout.countToggled > layout.count }

  private var toggleTitle: String {
    toggleShows ? Messages.Bars.showSidebar : Messages.Bars.hideSidebar
  }

  /// Whether there is a button, and a key, that shows and hides columns.
  private var hasModeButton: Bool {
    switch settings.buttonVisibility {
    case .always: true
    case .never: false
    case .automatic: settings.presentsWithGesture
    }
  }

  private func updateButtons() {
    guard let button = buttons.mode else { return }
    button.isHidden = flow.isCollapsed
    guard button.toolTip != toggleTitle else { return }
    (button.title, button.toolTip) = (toggleTitle, toggleTitle)
  }

  /// Shows the buttons in the bar of the secondary column.
  func showButtons() {
    var items: [BarButtonItem] = []
    if style != .unspecified, !flow.isCollapsed, hasModeButton {
      items.append(displayModeButtonItem)
      if layout.isTriple, settings.showsSecondaryOnlyButton { items.append(secondaryOnlyButton) }
    }
    updateButtons()
    let holder = slots.navigation(.secondary)?.viewControllers.first?.navigationItem
    if buttons.holder !== holder {
      buttons.holder?.containerItems = []
      buttons.holder = holder
    }
    guard let holder, !holder.containerItems.elementsEqual(items, by: ===) else { return }
    holder.containerItems = items
  }
}
