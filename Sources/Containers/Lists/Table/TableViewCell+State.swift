extension TableViewCell {
  /// Updates the background for the current state.
  func updateBackdrop() {
    let isLit = selectionStyle != .none && (storedIsSelected || storedIsHighlighted)
    selectedBackgroundView?.isHidden = !isLit
    guard isLit, selectedBackgroundView == nil, shownBackground == nil else {
      backdrop?.isHidden = true
      return
    }
    let view = backdrop ?? View(frame: bounds)
    if backdrop == nil {
      view.isUserInteractionEnabled = false
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
      backdrop = view
    }
    view.cornerRadius = isInset ? 6 : 0
    view.isHidden = false
    view.backgroundColor = storedIsSelected ? ScrollPalette.selection : ScrollPalette.highlight
  }

  /// Updates a text color that follows the tint color.
  func tintTexts() {
    guard let knownTint, textLabel.textColor == knownTint else { return }
    let tint: Color = tintColor
    textLabel.textColor = tint
    self.knownTint = tint
  }

  func backgroundDidChange(_ old: View?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if backgroundView != nil { shownBackground = nil }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  func selectedBackgroundDidChange(_ old: View?) {
    guard old !== selectedBackgroundView else { return }
    old?.removeFromSuperview()
    if let selectedBackgroundView {
      insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
    }
    updateBackdrop()
    setNeedsLayout()
  }

  func accessoriesDidChange(_ old: AccessoryType) {
    guard accessoryType != old else { return }
    accessory?.removeFromSuperview()
    accessory = nil
    if accessoryType != .none {
      let view = TableAccessoryView(accessoryType)
      view.whenTapped = { [weak self] in
        guard let self else { return }
        tableView?.detailTapped(self)
      }
      accessory = view
      addSubview(view)
    }
    setNeedsLayout()
    setNeedsAccessibilityUpdate()
  }

  func changeEditing(animated: Bool) {
    editControl?.removeFromSuperview()
    moveControl?.removeFromSuperview()
    (editControl, moveControl) = (nil, nil)
    if isEditing {
      if let control = makeEditControl() {
        editControl = control
        addSubview(control)
      }
      if isMovable {
        let control = TableMoveControl()
        control.cell = self
        moveControl = control
        addSubview(control)
      }
    }
    setNeedsLayout()
    if animated, window != nil {
      View.performWithoutAnimation { placeControlsOutside() }
      View.animate(withDuration: .milliseconds(250)) { layoutIfNeeded() }
    }
  }

  /// Returns the circle or the button at the leading edge in edit mode; nil for neither.
  private func makeEditControl() -> View? {
    if isMarked {
      let mark = SelectionMark()
      mark.isOn = storedIsSelected
      return mark
    }
    guard editingStyle != .none else { return nil }
    let control = TableEditControl(editingStyle)
    control.whenTapped = { [weak self] in
      guard let self else { return }
      tableView?.commit(editingStyle, for: self)
    }
    return control
  }

  /// Shows buttons at a side for as long as the row is swiped aside; nil removes them.
  func showSwipe(_ view: SwipeActionsView?) {
    swipeActions?.removeFromSuperview()
    swipeActions = view
    stateMayHaveChanged()
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  /// Shows a separator below the content; nil hides it.
  func showSeparator(_ color: DynamicColor?) {
    guard let color else {
      separator?.isHidden = true
      return
    }
    if separator == nil {
      let line = View()
      line.isUserInteractionEnabled = false
      separator = line
      addSubview(line)
      setNeedsLayout()
    }
    separator?.isHidden = false
    separator?.backgroundColor = color
  }
}

extension TableViewCell: FocusMarkedCell {}
