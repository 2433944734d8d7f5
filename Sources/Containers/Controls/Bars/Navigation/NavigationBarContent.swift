/// What a navigation bar shows for one item: its buttons, its titles and its prompt.
@MainActor
final class NavigationBarContent: View {
  private(set) var item: NavigationItem
  unowned let bar: NavigationBar
  let back = NavigationBackButtons()
  private var left: [View] = []
  private var right: [View] = []
  private var more: BarButton?
  let title = Label()
  private(set) var titleButton: Button?
  private lazy var prompt = Label()
  private(set) var largeTitle: NavigationBarLargeTitle?
  private let row = NavigationBarRow()
  /// The search whose bar is shown.
  var search: (any NavigationSearch)?
  private(set) var metrics: BarMetrics
  private var look = NavigationBarAppearance()
  /// The version of the bar's items from which this is made.
  private(set) var version = 0
  /// The widths in the row of buttons, refilled in each layout.
  private var widths = NavigationBarLayout.Content()
  /// What is shown below the row of buttons.
  var shown = NavigationBarExtension()

  init(_ item: NavigationItem, in bar: NavigationBar) {
    self.item = item
    self.bar = bar
    metrics = BarMetrics(bar.traitCollection)
    super.init()
    row.content = self
    title.accessibility.traits = .header
    rebuild()
  }

  // MARK: Content

  /// Rebuilds the views of the item.
  func rebuild() {
    back.removeAll()
    takeLook()
    makeViews()
  }

  /// Shows another item at once; a back button that looks the same stays.
  ///
  /// - Returns: Whether the look stays, because neither item has its own.
  func show(_ item: NavigationItem) -> Bool {
    let keepsLook = !self.item.hasOwnAppearance && !item.hasOwnAppearance
    self.item = item
    if !keepsLook { takeLook() }
    makeViews()
    return keepsLook
  }

  private func makeViews() {
    makeBack()
    for view in row.subviews where view !== title && !back.contains(view) {
      view.removeFromSuperview()
    }
    more = nil
    if row.superview == nil { addSubview(row) }
    makeItems()
    makeTitles()
    makeSearch()
    setNeedsLayout()
  }

  /// Shows the titles in the look that is in force by now.
  func updateTitles() {
    takeLook()
    makeTitles()
    setNeedsLayout()
  }

  /// Takes over the look in force, and measures its parts.
  private func takeLook() {
    look = bar.appearance(for: item)
    metrics = BarMetrics(
      bar.traitCollection, title: look.titleTextAttributes,
      largeTitle: look.largeTitleTextAttributes)
    style(title, metrics.titleFont, look.titleTextAttributes)
    // Rather than be cut off, a title that large text makes too long becomes smaller again.
    title.minimumScaleFactor = max(0.5, BarButton.fontSize / metrics.titleFont.size)
    title.adjustsFontSizeToFitWidth = title.minimumScaleFactor < 1
    if let largeTitle {
      style(largeTitle.label, metrics.largeTitleFont, look.largeTitleTextAttributes)
    }
  }

  private func style(
    _ label: Label, _ font: Font, _ attributes: NavigationBarAppearance.TitleTextAttributes
  ) {
    label.font = font
    label.textColor = bar.color(attributes.color ?? .label)
  }

  private func makeBack() {
    version = bar.version
    let below = bar.item(below: item)
    let isShown =
      (below != nil || item.backAction != nil) && !item.hidesBackButton && !item.replacesBackButton
    back.lead(from: item, to: below, isShown: isShown, symbolSize: metrics.symbolSize)
  }

  private func makeItems() {
    left = views(for: item.containerItems) + views(for: item.leftBarButtonItems)
    right = views(for: item.rightBarButtonItems)
    observe()
  }

  /// Adds the views of those items that are shown.
  private func views(for items: [BarButtonItem]?) -> [View] {
    guard let items, !items.isEmpty else { return [] }
    let views = items.filter { !$0.isHidden }.map { BarItemView.make($0, metrics.symbolSize) }
    for view in views { row.addSubview(view) }
    return views
  }

  private func observe() {
    observe(item.containerItems)
    observe(item.leftBarButtonItems)
    observe(item.rightBarButtonItems)
    if let own = bar.item(below: item)?.backBarButtonItem { observe([own]) }
  }

  private func observe(_ buttons: [BarButtonItem]?) {
    for button in buttons ?? [] {
      button.onChange = { [weak self, weak item] in
        if let self, let item { didChange(item) }
      }
    }
  }

  /// Shows the changes of an item, unless another item is shown by now.
  func didChange(_ changed: NavigationItem) {
    guard changed === item else { return }
    let isAnimated = item.isChangeAnimated && window != nil
    if isAnimated {
      View.transition(
        with: self, duration: .milliseconds(200), options: .transitionCrossDissolve
      ) { [self] in
        rebuild()
        layoutIfNeeded()
      }
    } else {
      rebuild()
    }
    bar.contentDidChange(self, isAnimated: isAnimated)
  }

  /// Shows what a change of an item below means: the way back, and whether the title is large.
  func lowerDidChange() {
    guard bar.item(below: item) != nil else { return }
    makeBack()
    observe()
    setNeedsLayout()
    bar.contentDidChange(self, isAnimated: false)
  }

  private func makeTitles() {
    show(item.title, in: title, tracking: look.titleTextAttributes.tracking)
    titleButton?.removeFromSuperview()
    titleButton = nil
    if let view = item.titleView {
      row.addSubview(view)
    } else if let menu = item.titleMenuProvider?([]) {
      let button = Button(configuration: titleConfiguration)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      titleButton = button
      row.addSubview(button)
    }
    if titleView !== title {
      title.removeFromSuperview()
    } else if title.superview == nil {
      row.addSubview(title)
    }
    if item.prompt != nil {
      style(prompt, metrics.promptFont, .init(color: .secondaryLabel))
      prompt.text = item.prompt
      prompt.textAlignment = .center
      row.addSubview(prompt)
    }
    if let largeTitle { show(largeTitle) }
  }

  private func show(_ largeTitle: NavigationBarLargeTitle) {
    show(
      item.title, in: largeTitle.label, tracking: look.largeTitleTextAttributes.tracking)
  }

  private var titleConfiguration: Button.Configuration {
    var configuration = Button.Configuration.plain()
    configuration.title = item.title ?? ""
    configuration.titleFont =
      look.titleTextAttributes.font ?? .system(size: BarButton.fontSize, weight: .semibold)
    configuration.image = Image(systemName: "chevron.down")
    configuration.imagePlacement = .trailing
    configuration.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(
      pointSize: metrics.symbolSize * 0.6, weight: .semibold)
    configuration.baseForegroundColor = look.titleTextAttributes.color ?? .label
    configuration.contentInsets = DirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
    return configuration
  }

  private func show(_ text: String?, in label: Label, tracking: Double?) {
    guard let text, let tracking, tracking != 0 else {
      label.text = text
      return
    }
    var style = TextStyle(font: label.font)
    style.tracking = tracking
    label.styledText = StyledText(text, style: style)
  }

  // MARK: Layout

  /// The opacity of the title in the row of buttons, which comes as the large title goes.
  var titleOpacity: Double {
    guard bar.showsLargeTitle(item) else { return 1 }
    return 1 - min(1, shown.largeTitle / (metrics.largeTitle * 0.4))
  }

  /// The view of the title in the row of buttons.
  var titleView: View { item.titleView ?? titleButton ?? title }

  private var titleSize: Size {
    if titleView === item.titleView { return BarItemView.size(of: titleView, in: metrics.row) }
    return item.title?.isEmpty == false ? titleView.sizeThatFits(.zero) : .zero
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = fullRow - metrics.row
    layOutSearch(y: top)
    row.frame = Rect(x: 0, y: hidesRow ? -fullRow : 0, width: bounds.width, height: fullRow)
    row.alpha = hidesRow ? 0 : 1
    if item.prompt != nil {
      prompt.frame = Rect(x: 0, y: 0, width: bounds.width, height: metrics.prompt)
    }
    row.setNeedsLayout()
    let isInline = bar.showsSearchInline(item)
    layOutLargeTitle(y: (hidesRow ? 0 : fullRow) + (isInline ? shown.search : 0))
  }

  /// Lays out the row of buttons.
  func layOutRow() {
    let y = fullRow - metrics.row
    // Buttons begin where their texts are in line with the content.
    let inset = systemSideMargin - NavigationBarLayout.spacing
    let titleSize = titleSize
    measure(title: titleSize.width.rounded(.up))
    let layout = NavigationBarLayout(widths) { form in
      back.button(form, in: bar, for: item, symbolSize: metrics.symbolSize)
        .intrinsicContentSize.width
    }
    show(layout)
    var x = inset
    if let button = back.show(layout.back, in: row) {
      place(button, x: x, y: y, width: layout.backWidth)
      x += layout.backWidth + NavigationBarLayout.spacing
    }
    for (view, width) in zip(left, widths.left).prefix(layout.leftCount) {
      let outset = x == inset ? BarItemView.outset(of: view) : 0
      place(view, x: x + outset, y: y, width: width - outset)
      x += width + NavigationBarLayout.spacing
    }
    x = bounds.width - inset
    if widths.search > 0 { x -= widths.search + NavigationBarLayout.spacing }
    for (view, width) in zip(right, widths.right).prefix(layout.rightCount) {
      let outset = x == bounds.width - inset ? BarItemView.outset(of: view) : 0
      place(view, x: x - width, y: y, width: width - outset)
      x -= width + NavigationBarLayout.spacing
    }
    if let more, layout.showsMore { place(more, x: x - widths.more, y: y, width: widths.more) }
    let height = titleView === item.titleView ? titleSize.height : metrics.row
    place(titleView, x: layout.title.x, y: y, width: layout.title.width, height: height)
    if item.titleView == nil { titleView.alpha = titleOpacity }
  }

  /// Measures the row of buttons.
  private func measure(title: Double) {
    widths.width = bounds.width
    widths.margin = systemSideMargin
    widths.back = back.forms
    widths.left.removeAll(keepingCapacity: true)
    for view in left { widths.left.append(BarItemView.width(of: view)) }
    widths.right.removeAll(keepingCapacity: true)
    for view in right { widths.right.append(BarItemView.width(of: view)) }
    widths.search = inlineExtent
    if !left.isEmpty, widths.back.isEmpty { widths.left[0] += BarItemView.outset(of: left.first) }
    if !right.isEmpty, widths.search == 0 { widths.right[0] += BarItemView.outset(of: right.first) }
    widths.title = title
    widths.leastTitle = 4.8 * metrics.titleFont.size
    widths.gap = max(0, metrics.titleFont.size - BarButton.fontSize)
    widths.more = left.isEmpty && right.isEmpty ? 0 : makeMore().intrinsicContentSize.width
  }

  /// Shows the items that have room, and the others in the menu.
  private func show(_ layout: NavigationBarLayout) {
    for (index, view) in left.enumerated() { view.isHidden = index >= layout.leftCount }
    for (index, view) in right.enumerated() { view.isHidden = index >= layout.rightCount }
    guard let more else { return }
    if !layout.showsMore { return more.removeFromSuperview() }
    if more.superview == nil { row.addSubview(more) }
    let hidden = left.suffix(from: layout.leftCount) + right.suffix(from: layout.rightCount)
    more.menu = BarItemView.menu(of: Array(hidden), in: bar)
  }

  private func makeMore() -> BarButton {
    if let more { return more }
    let made = BarItemView.moreButton(metrics.symbolSize)
    more = made
    return made
  }

  /// Places a view in the row of buttons, at a distance from the leading edge.
  private func place(
    _ view: View, x: Double, y: Double, width: Double, height: Double? = nil
  ) {
    let height =
      height
      ?? (view is Button ? metrics.row - 8 : BarItemView.size(of: view, in: metrics.row).height)
    let left = isRightToLeft ? bounds.width - x - width : x
    view.setUntransformedFrame(
      Rect(x: left, y: y + ((metrics.row - height) / 2).rounded(), width: width, height: height))
  }

  private func layOutLargeTitle(y: Double) {
    let extent = shown.largeTitle
    guard extent > 0 || largeTitle != nil else { return }
    let largeTitle = largeTitle ?? addLargeTitle(y: y)
    largeTitle.alpha = extent > 0 ? 1 : 0
    largeTitle.setUntransformedFrame(Rect(x: 0, y: y, width: bounds.width, height: extent))
    largeTitle.layOut(inset: systemSideMargin, height: metrics.largeTitle)
  }

  private func addLargeTitle(y: Double) -> NavigationBarLargeTitle {
    let added = NavigationBarLargeTitle()
    View.performWithoutAnimation {
      added.alpha = 0
      added.frame = Rect(x: 0, y: y, width: bounds.width, height: 0)
      added.layOut(inset: systemSideMargin, height: metrics.largeTitle)
      style(added.label, metrics.largeTitleFont, look.largeTitleTextAttributes)
      show(added)
      insertSubview(added, at: 0)
    }
    largeTitle = added
    return added
  }
}
