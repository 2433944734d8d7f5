import Containers

extension TableView {
  /// Gives the list the look of all lists in sheets.
  func becomeListOfRows() {
    backgroundColor = DynamicColor.clear
    separatorColor = Theme.hairline
  }
}

extension Label {
  /// Creates a text in place of a list that has no rows.
  convenience init(listNote text: String) {
    self.init(reading: text, Typography.body, Theme.secondaryText)
    textAlignment = .center
    accessibility.traits = [.staticText, .updatesFrequently]
  }

  /// Places the text in the view that the list fills.
  func activateListNote(in view: View, below top: LayoutYAxisAnchor) {
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24).yielding(),
      topAnchor.constraint(equalTo: top, constant: 32),
    ])
  }

  /// Creates a text of any number of lines.
  convenience init(reading text: String, _ font: Font, _ color: DynamicColor) {
    self.init()
    numberOfLines = 0
    self.text = text
    setScaledFont(font)
    textColor = color
  }

  /// Creates the heading of a section, like those of lists.
  convenience init(heading text: String) {
    self.init(reading: text, Typography.caption, Theme.secondaryText)
    accessibility.traits = [.staticText, .header]
  }
}
