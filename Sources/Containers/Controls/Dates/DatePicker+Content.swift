internal import FoundationEssentials

extension DatePicker {
  /// Makes the views for the style and the mode.
  func remakeContent() {
    popover?.close()
    content?.view.removeFromSuperview()
    let made: any DatePickerContent =
      datePickerStyle == .inline
      ? DatePanel(self, hasDate: datePickerMode.hasDate, hasTime: datePickerMode.hasTime)
      : DateFieldRow(self)
    content = made
    addSubview(made.view)
    valueDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows the date that the settings now give.
  func valueDidChange() {
    content?.update()
    popover?.panel.update()
  }

  func limitsDidChange() {
    if let storedDate { self.storedDate = limits.clamp(storedDate) }
    valueDidChange()
  }

  func calendarDidChange() {
    wallCalendar = PickerCalendar(calendar, timeZone: timeZone)
    conventions = locale.map { DateConventions(tag: $0.identifier) } ?? .system
    wantedDay = nil
    remakeContent()
  }

  /// Opens the calendar or the time of a field, or closes it.
  func togglePopover(of field: DateField) {
    if let popover {
      let wasOfField = popover.field === field
      popover.close()
      if wasOfField { return }
    }
    guard let window, isEnabled else { return }
    let made = DatePopover(self, field: field)
    popover = made
    made.open(in: window)
    field.updateParts()
  }

  /// The name of the part of a picker that chooses the date or the time.
  func name(ofDate isDate: Bool) -> String {
    guard let label = accessibility.label, !label.isEmpty else {
      return isDate ? Messages.Dates.date : Messages.Dates.time
    }
    guard datePickerMode == .dateAndTime else { return label }
    return isDate ? Messages.Dates.date(of: label) : Messages.Dates.time(of: label)
  }
}
