extension SplitViewController {
  /// The style, which never changes.
  public var style: Style { slots.style }

  /// Which columns are shown, and how; without meaning while the split is collapsed.
  public var displayMode: DisplayMode { layout.mode }

  /// How columns share the width.
  public var splitBehavior: SplitBehavior { layout.behavior }

  /// The edge of the primary column; leading by default.
  public var primaryEdge: PrimaryEdge {
    get { settings.edge }
    set {
      guard newValue != settings.edge else { return }
      settings.edge = newValue
      layoutDidChange()
    }
  }

  /// The background of the primary column; the background of the content by default.
  public var primaryBackgroundStyle: BackgroundStyle {
    get { settings.background }
    set {
      settings.background = newValue
      splitView?.showBackground()
    }
  }

  /// When the bar of the secondary column contains the button that shows and hides columns;
  /// automatic by default.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { settings.buttonVisibility }
    set {
      settings.buttonVisibility = newValue
      showButtons()
    }
  }

  /// Whether the secondary column of three has a button that hides the other columns; `false` by
  /// default.
  public var showsSecondaryOnlyButton: Bool {
    get { settings.showsSecondaryOnlyButton }
    set {
      settings.showsSecondaryOnlyButton = newValue
      showButtons()
    }
  }

  /// Whether the user can resize columns by dragging the dividers; `true` by default.
  public var allowsColumnResizing: Bool {
    get { settings.allowsResizing }
    set {
      guard newValue != settings.allowsResizing else { return }
      settings.allowsResizing = newValue
      layoutDidChange()
    }
  }

  // MARK: Widths

  /// The width of the primary column in points, or what it would have if it were shown.
  public var primaryColumnWidth: Double { layout.width(of: .primary) }

  /// The width of the supplementary column in points, or the width that a hidden column would have;
  /// 0 without a supplementary column.
  public var supplementaryColumnWidth: Double {
    layout.isTriple ? layout.width(of: .supplementary) : 0
  }

  /// The preferred width of the primary column in points; automatic by default.
  public var preferredPrimaryColumnWidth: Double {
    get { dimension(\.primary.preferred) }
    set { setDimension(newValue, \.primary.preferred) }
  }

  /// The preferred width of the primary column as a fraction of the width of the split; automatic
  /// by default.
  public var preferredPrimaryColumnWidthFraction: Double {
    get { dimension(\.primary.preferredFraction) }
    set { setDimension(newValue, \.primary.preferredFraction) }
  }

  /// The minimum width of the primary column in points; automatic by default.
  public var minimumPrimaryColumnWidth: Double {
    get { dimension(\.primary.minimum) }
    set { setDimension(newValue, \.primary.minimum) }
  }

  /// The maximum width of the primary column in points; automatic by default.
  public var maximumPrimaryColumnWidth: Double {
    get { dimension(\.primary.maximum) }
    set { setDimension(newValue, \.primary.maximum) }
  }

  /// The preferred width of the supplementary column in points; automatic by default.
  public var preferredSupplementaryColumnWidth: Double {
    get { dimension(\.supplementary.preferred) }
    set { setDimension(newValue, \.supplementary.preferred) }
  }

  /// The preferred width of the supplementary column as a fraction of the width of the split;
  /// automatic by default.
  public var preferredSupplementaryColumnWidthFraction: Double {
    get { dimension(\.supplementary.preferredFraction) }
    set { setDimension(newValue, \.supplementary.preferredFraction) }
  }

  /// The minimum width of the supplementary column in points; automatic by default.
  public var minimumSupplementaryColumnWidth: Double {
    get { dimension(\.supplementary.minimum) }
    set { setDimension(newValue, \.supplementary.minimum) }
  }

  /// The maximum width of the supplementary column in points; automatic by default.
  public var maximumSupplementaryColumnWidth: Double {
    get { dimension(\.supplementary.maximum) }
    set { setDimension(newValue, \.supplementary.maximum) }
  }

  /// The minimum width of the secondary column in points; automatic by default.
  ///
  /// If the minimum width does not fit, other columns are hidden.
  public var minimumSecondaryColumnWidth: Double {
    get { dimension(\.minimumSecondary) }
    set { setDimension(newValue, \.minimumSecondary) }
  }

  private func dimension(_ path: KeyPath<SplitLayout, Double?>) -> Double {
    layout[keyPath: path] ?? Self.automaticDimension
  }

  private func setDimension(_ value: Double, _ path: WritableKeyPath<SplitLayout, Double?>) {
    changeLayout { $0[keyPath: path] = value < 0 || value.isNaN ? nil : value }
  }

  /// Changes the layout rules and updates the columns.
  func changeLayout(_ change: (inout SplitLayout) -> Void) {
    let old = layout
    change(&layout)
    if layout != old { layoutDidChange() }
  }
}

extension ViewController {
  /// The nearest ancestor that is a split view controller, or `nil` if there is none.
  public var splitViewController: SplitViewController? { nearestAncestor() }
}
