import Atlas
import Containers

/// A sheet that finds places while their name or coordinates are typed.
///
/// The field keeps keyboard focus. The first result is selected, Up and Down select another, Enter
/// takes the selected one, and Escape first clears the field and then closes the sheet. The result
/// becomes the end that the segments show, which is the start at first. With Ctrl it becomes the
/// end where the tunnel comes out.
final class SearchViewController: SheetViewController {
  /// Called with the result that the user took, and the end to move there.
  var onChoose: ((SearchRow, End) -> Void)?

  /// The text in the field.
  var text: String {
    get { field.text ?? "" }
    set {
      loadViewIfNeeded()
      field.text = newValue
      textDidChange()
    }
  }

  private let finder: PlaceFinder
  private let language: String
  private let start: Coordinate
  private let format: CoordinateFormat
  private let field = TextField()
  private let note = Label()
  /// The control that chooses the end to move to the result.
  private let ends = SegmentedControl(items: End.allCases.map(\.digTitle))
  private let table = SearchResultsView()
  private var measure = SearchCell(style: .subtitle, reuseIdentifier: nil)
  private lazy var endsTop = ends.topAnchor.constraint(equalTo: note.bottomAnchor)
  private lazy var endsHeight = ends.heightAnchor.constraint(equalToConstant: 0)
  private lazy var fieldHeight = field.heightAnchor.constraint(equalToConstant: 40)
  private var listing = SearchListing.start
  /// Whether an answer for the current text is pending.
  private(set) var isAsking = false
  /// The end to move to the first result of the pending answer; nil if Enter has not been pressed.
  private var awaited: End?
  /// Whether the text last typed or pasted was too long and was truncated.
  private var isTruncated = false

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - language: The language of names.
  ///   - start: The current entrance of the tunnel. Distances are measured from there, and equal
  ///     matches are ordered by distance.
  ///   - format: The notation of coordinates.
  init(finder: PlaceFinder, language: String, start: Coordinate, format: CoordinateFormat) {
    self.finder = finder
    self.language = language
    self.start = start
    self.format = format
    super.init()
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [field] }

  /// Gives the field the focus before the sheet has arrived, so that no typed character is lost.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.window?.moveFocus(to: field)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpField()
    setUpEnds()
    setUpTable()
    note.setScaledFont(Typography.caption)
    note.textColor = Theme.secondaryText
    note.numberOfLines = 0
    note.accessibility.identifier = "Search note"
    note.accessibility.traits = [.staticText, .updatesFrequently]
    layOut()
    showListing()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shortenEnds()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    let traits = traitCollection
    guard isViewLoaded,
      previous?.preferredContentSizeCategory != traits.preferredContentSizeCategory
    else { return }
    let scale = traits.preferredContentSizeCategory.textScale
    fieldHeight.constant = 24 + 16 * scale
    // The cached cell was measured for a different text size.
    measure = SearchCell(style: .subtitle, reuseIdentifier: nil)
    showListing()
  }

  /// Takes a result on Enter, wherever the focus is, unless the focused view handles the key.
  override func pressesBegan(_ presses: Set<Press>) {
    guard let key = presses.first?.key, key.keyCode == .enter, key.modifierFlags.isEmpty else {
      return super.pressesBegan(presses)
    }
    enter(end)
  }

  override var keyCommands: [KeyCommand] {
    guard field.isEditing else { return super.keyCommands + clearing }
    return super.keyCommands + clearing + Self.fieldCommands(of: self)
  }

  /// The command that Escape runs while there is text; without text, Escape closes the sheet.
  private var clearing: [KeyCommand] {
    guard field.hasText else { return [] }
    return [.prioritized(.escape, title: Messages.Search.clear) { [weak self] in self?.clear() }]
  }

  /// Returns the commands that are available in the field of a search.
  static func fieldCommands(of search: SearchViewController?) -> [KeyCommand] {
    let comeOut = KeyCommand.prioritized(.enter, .control, title: End.target.digTitle) {
      [weak search] in search?.enter(.target)
    }
    return KeyCommand.selectingRows { [weak search] in search?.choose(by: $0) } + [comeOut]
  }

  private func clear() {
    field.text = ""
    view.window?.moveFocus(to: field)
    textDidChange()
  }

  /// Returns focus to the field and selects its text.
  func beginAnew() {
    view.window?.moveFocus(to: field)
    field.selectAll(nil)
  }

  private func setUpField() {
    field.placeholder = Messages.Search.placeholder
    field.font = Typography.field
    field.adjustsFontForContentSizeCategory = true
    field.setDynamicColor(Theme.text, for: \TextField.textColor)
    field.clearButtonMode = .always
    // The longest map URLs have a few hundred characters, what other programs write has more.
    field.maximumLength = 4096
    field.delegate = self
    field.leftView = IconView(Drawing.magnifier, color: Theme.secondaryText, side: 22)
    field.leftViewMode = .always
    field.accessibility.label = Messages.Search.field
    field.addAction(for: .editingChanged) { [weak self] in self?.textDidChange() }
    field.addAction(for: .primaryActionTriggered) { [weak self] in
      guard let self else { return }
      enter(end)
    }
  }

  private func setUpEnds() {
    ends.selectedSegmentIndex = 0
    ends.accessibility.label = Messages.Search.ends
  }

  /// Switches to shorter titles if the sheet is too narrow.
  private func shortenEnds() {
    let room = view.bounds.inset(by: view.layoutMargins).width
    guard room > 0, ends.intrinsicContentSize.width > room else { return }
    for (index, end) in End.allCases.enumerated() {
      ends.setTitle(end.shortDigTitle, forSegmentAt: index)
    }
    ends.apportionsSegmentWidthsByContent = true
  }

  /// The end that the segments select.
  private var end: End { ends.selectedSegmentIndex == 1 ? .target : .start }

  private func setUpTable() {
    table.backgroundColor = DynamicColor.clear
    table.separatorStyle = .none
    // The field takes what the list selects.
    table.selectionFollowsFocus = true
    table.estimatedRowHeight = 0
    table.register(SearchCell.self, forCellReuseIdentifier: SearchCell.identifier)
    table.accessibility.label = Messages.Search.results
    table.dataSource = self
    table.delegate = self
  }

  private func layOut() {
    for part in [field, note, ends, table] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.layoutMarginsGuide
    LayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 14),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -14).yielding(),
      field.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      fieldHeight,
      note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: margins.trailingAnchor).yielding(),
      note.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 4),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -1).yielding(),
      ends.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      ends.trailingAnchor.constraint(equalTo: margins.trailingAnchor).yielding(),
      endsTop, endsHeight,
      table.topAnchor.constraint(equalTo: ends.bottomAnchor, constant: 6),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8).yielding(),
    ])
  }
}

// MARK: - Queries

extension SearchViewController {
  private func textDidChange() {
    let text = text
    onStateChange?()
    awaited = nil
    isTruncated = false
    guard text.contains(where: { !$0.isWhitespace }) else {
      finder.cancel()
      isAsking = false
      return show(.start)
    }
    isAsking = true
    let query = SearchQuery(text, language: language, near: start, limit: SearchListing.limit)
    finder.ask(query) { [weak self] result in self?.answered(result, to: text) }
  }

  private func answered(_ result: Result<SearchAnswer, AssetError>, to text: String) {
    isAsking = false
    switch result {
    case .success(let answer):
      show(
        inShownUnits { SearchListing(answer, to: text, written: format, from: start) })
    case .failure(let error):
      show(SearchListing(note: "\(error)"))
    }
    if let awaited { enter(awaited) }
  }

  private func show(_ listing: SearchListing) {
    guard listing != self.listing else { return showNote() }
    self.listing = listing
    showListing()
  }

  private func showListing() {
    showNote()
    ends.isHidden = listing.rows.isEmpty
    endsTop.constant = listing.rows.isEmpty ? 0 : 6
    endsHeight.constant = listing.rows.isEmpty ? 0 : ends.intrinsicContentSize.height
    table.reloadData()
    table.contentOffset = .zero
    if listing.isSure, !listing.rows.isEmpty {
      table.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }
    view.setNeedsLayout()
  }

  private func showNote() {
    let truncation = Messages.Search.truncated
    let lines = (isTruncated ? [truncation] : []) + [listing.note].filter { !$0.isEmpty }
    note.text = lines.joined(separator: "\n")
    note.accessibility.value = note.text
  }
}

extension SearchViewController: TextFieldDelegate {
  func textField(_ textField: TextField, didTruncate text: String) {
    isTruncated = true
    // What is left may say something else: of two places one.
    finder.cancel()
    isAsking = false
    show(.start)
  }
}

// MARK: - Selection

extension SearchViewController {
  /// Takes the selected result for an end.
  ///
  /// Among merely similar names nothing is selected at first, so Enter only selects one.
  private func enter(_ end: End) {
    awaited = isAsking ? end : nil
    guard !isAsking, !listing.rows.isEmpty else { return }
    if let chosen = table.indexPathForSelectedRow { take(chosen, for: end) } else { choose(by: 1) }
  }

  private func take(_ path: IndexPath, for end: End) {
    onChoose?(listing.rows[path.row], end)
  }

  /// Moves the selection by a number of rows, clamped to the first and last one.
  private func choose(by step: Int) {
    guard !listing.rows.isEmpty else { return }
    let row = (table.indexPathForSelectedRow?.row ?? -1) + step
    let path = IndexPath(row: max(0, min(row, listing.rows.count - 1)), section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.scrollToRow(at: path, at: .none, animated: false)
  }
}

extension SearchViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    listing.rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: SearchCell.identifier, for: indexPath)
    (cell as? SearchCell)?.show(listing.rows[indexPath.row])
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    measure.show(listing.rows[indexPath.row])
    return measure.sizeThatFits(Size(width: tableView.bounds.width, height: 0)).height
  }

  func tableView(_ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath) -> String? {
    listing.rows[indexPath.row].title
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    take(indexPath, for: end)
  }
}
