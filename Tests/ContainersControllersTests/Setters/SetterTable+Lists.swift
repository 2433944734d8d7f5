import Containers

extension SetterTable {
  mutating func addLists() {
    addScrolling()
    addTables()
    addCells()
    addConfigurations()
    addCollections()
    addFlow()
  }

  private mutating func addScrolling() {
    add("ScrollView.alwaysBounceHorizontal", scroll()) { $0.alwaysBounceHorizontal = true }
    add("ScrollView.alwaysBounceVertical", scroll()) { $0.alwaysBounceVertical = true }
    add("ScrollView.automaticallyAdjustsScrollIndicatorInsets", scroll()) {
      $0.automaticallyAdjustsScrollIndicatorInsets = false
    }
    add("ScrollView.contentInset", scroll()) { $0.contentInset = EdgeInsets(all: 9) }
    add("ScrollView.contentInsetAdjustmentBehavior", scroll()) {
      $0.contentInsetAdjustmentBehavior = .never
    }
    add("ScrollView.contentOffset", scroll()) { $0.contentOffset = Point(x: 10.3, y: 20.7) }
    add("ScrollView.contentOffset (beyond)", scroll()) { $0.contentOffset = Point(x: -5, y: -90) }
    add("ScrollView.contentSize", scroll()) { $0.contentSize = Size(width: 900, height: 800) }
    add("ScrollView.horizontalScrollIndicatorInsets", scroll()) {
      $0.horizontalScrollIndicatorInsets = EdgeInsets(all: 9)
    }
    add("ScrollView.indicatorStyle", scroll()) { $0.indicatorStyle = .white }
    add("ScrollView.isScrollEnabled", scroll()) { $0.isScrollEnabled = false }
    add("ScrollView.refreshControl", scroll(), to: RefreshControl()) { $0.refreshControl = $1 }
    add("ScrollView.scrollIndicatorInsets", scroll()) {
      $0.scrollIndicatorInsets = EdgeInsets(all: 9)
    }
    add("ScrollView.scrollRectToVisible", scroll()) {
      $0.scrollRectToVisible(Rect(x: 50, y: 500, width: 9, height: 9), animated: false)
    }
    add("ScrollView.setContentOffset", scroll()) {
      $0.setContentOffset(Point(x: 0, y: 50), animated: false)
    }
    add("ScrollView.setZoomScale", Zoomed(frame: .zero)) { $0.setZoomScale(2, animated: false) }
    add("ScrollView.showsHorizontalScrollIndicator", scroll()) {
      $0.showsHorizontalScrollIndicator = false
    }
    add("ScrollView.showsVerticalScrollIndicator", scroll()) {
      $0.showsVerticalScrollIndicator = false
    }
    add("ScrollView.verticalScrollIndicatorInsets", scroll()) {
      $0.verticalScrollIndicatorInsets = EdgeInsets(all: 9)
    }
    add("ScrollView.zoomScale", Zoomed(frame: .zero)) { $0.zoomScale = 2 }
  }

  private mutating func addTables() {
    add("TableView.allowsMultipleSelectionDuringEditing", Rows()) {
      $0.allowsMultipleSelectionDuringEditing = true
    }
    add("TableView.cellLayoutMarginsFollowReadableWidth", Rows()) {
      $0.cellLayoutMarginsFollowReadableWidth = true
    }
    add("TableView.backgroundView", Rows(), to: View()) { $0.backgroundView = $1 }
    add("TableView.contentSize", Rows()) { $0.contentSize = $0.contentSize }
    add("TableView.dataSource", Rows()) { $0.dataSource = $0 }
    add("TableView.delegate", Rows()) { $0.delegate = $0 }
    add("TableView.estimatedRowHeight", Rows()) { $0.estimatedRowHeight = 33 }
    add("TableView.insetsContentViewsToSafeArea", Rows()) {
      $0.insetsContentViewsToSafeArea = false
    }
    add("TableView.isEditing", Rows()) { $0.isEditing = true }
    add("TableView.isPrefetchingEnabled", Rows()) { $0.isPrefetchingEnabled = false }
    add("TableView.rowHeight", Rows()) { $0.rowHeight = 33 }
    add("TableView.sectionFooterHeight", Rows()) { $0.sectionFooterHeight = 33 }
    add("TableView.sectionHeaderHeight", Rows()) { $0.sectionHeaderHeight = 33 }
    add("TableView.separatorColor", Rows()) { $0.separatorColor = .systemRed }
    add("TableView.separatorInset", Rows()) { $0.separatorInset = EdgeInsets(all: 9) }
    add("TableView.separatorStyle", Rows()) { $0.separatorStyle = .none }
    add("TableView.setEditing", Rows()) { $0.setEditing(true, animated: true) }
    add("TableView.tableFooterView", Rows(), to: strip()) { $0.tableFooterView = $1 }
    add("TableView.tableHeaderView", Rows(), to: strip()) { $0.tableHeaderView = $1 }
    add("TableView.selectRow", Rows()) {
      $0.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }
    add("TableView.selectRow (scrolling)", Rows()) {
      $0.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .middle)
    }
    add("TableView.deselectRow", Rows()) {
      $0.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    }
  }

  private mutating func addCells() {
    add("TableViewCell.accessoryType", cell()) { $0.accessoryType = .checkmark }
    add("TableViewCell.accessoryView", cell(), to: strip()) { $0.accessoryView = $1 }
    add("TableViewCell.backgroundView", cell(), to: View()) { $0.backgroundView = $1 }
    add("TableViewCell.indentationLevel", cell()) { $0.indentationLevel = 2 }
    add("TableViewCell.indentationWidth", cell()) { $0.indentationWidth = 20 }
    add("TableViewCell.isEditing", cell()) { $0.isEditing = true }
    add("TableViewCell.isHighlighted", cell()) { $0.isHighlighted = true }
    add("TableViewCell.isSelected", cell()) { $0.isSelected = true }
    add("TableViewCell.selectedBackgroundView", cell(), to: View()) {
      $0.selectedBackgroundView = $1
    }
    add("TableViewCell.selectionStyle", cell()) {
      $0.isSelected = true
      $0.selectionStyle = .none
    }
    add("TableViewCell.separatorInset", cell()) { $0.separatorInset = EdgeInsets(all: 9) }
    add("TableViewCell.setEditing", cell()) { $0.setEditing(true, animated: true) }
    add("TableViewCell.setHighlighted", cell()) { $0.setHighlighted(true, animated: true) }
    add("TableViewCell.setSelected", cell()) { $0.setSelected(true, animated: true) }
    add("TableViewHeaderFooterView.backgroundView", header(), to: View()) {
      $0.backgroundView = $1
    }
    add("CollectionViewCell.backgroundView", CollectionViewCell(), to: View()) {
      $0.backgroundView = $1
    }
    add("CollectionViewCell.isHighlighted", CollectionViewCell()) { $0.isHighlighted = true }
    add("CollectionViewCell.isSelected", CollectionViewCell()) { $0.isSelected = true }
    add("CollectionViewCell.selectedBackgroundView", CollectionViewCell(), to: View()) {
      $0.selectedBackgroundView = $1
    }
  }

  private mutating func addConfigurations() {
    add("TableViewCell.contentConfiguration", cell()) { $0.contentConfiguration = content() }
    add("TableViewCell.backgroundConfiguration", cell()) { $0.backgroundConfiguration = ground() }
    add("TableViewCell.automaticallyUpdatesContentConfiguration", cell()) {
      $0.automaticallyUpdatesContentConfiguration = false
    }
    add("TableViewCell.automaticallyUpdatesBackgroundConfiguration", cell()) {
      $0.automaticallyUpdatesBackgroundConfiguration = false
    }
    add("TableViewCell.isUserInteractionEnabled", cell()) { $0.isUserInteractionEnabled = false }
    add("TableViewHeaderFooterView.contentConfiguration", header()) {
      $0.contentConfiguration = content()
    }
    add("TableViewHeaderFooterView.backgroundConfiguration", header()) {
      $0.backgroundConfiguration = ground()
    }
    add("TableViewHeaderFooterView.automaticallyUpdatesContentConfiguration", header()) {
      $0.automaticallyUpdatesContentConfiguration = false
    }
    add("TableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration", header()) {
      $0.automaticallyUpdatesBackgroundConfiguration = false
    }
    add("TableViewHeaderFooterView.isUserInteractionEnabled", header()) {
      $0.isUserInteractionEnabled = false
    }
    addItemConfigurations()
    add("ListContentView.configuration", ListContentView(configuration: .cell())) {
      $0.configuration = content()
    }
  }

  private mutating func addItemConfigurations() {
    add("CollectionViewCell.contentConfiguration", CollectionViewCell()) {
      $0.contentConfiguration = content()
    }
    add("CollectionViewCell.backgroundConfiguration", CollectionViewCell()) {
      $0.backgroundConfiguration = ground()
    }
    add("CollectionViewCell.automaticallyUpdatesContentConfiguration", CollectionViewCell()) {
      $0.automaticallyUpdatesContentConfiguration = false
    }
    add("CollectionViewCell.automaticallyUpdatesBackgroundConfiguration", CollectionViewCell()) {
      $0.automaticallyUpdatesBackgroundConfiguration = false
    }
    add("CollectionViewCell.isUserInteractionEnabled", CollectionViewCell()) {
      $0.isUserInteractionEnabled = false
    }
  }

  private mutating func addListCells() {
    add("CollectionViewListCell.indentationLevel", CollectionViewListCell()) {
      $0.indentationLevel = 2
    }
    add("CollectionViewListCell.indentationWidth", CollectionViewListCell()) {
      $0.indentationWidth = 9
    }
    add("CollectionViewListCell.indentsAccessories", CollectionViewListCell()) {
      $0.indentsAccessories = false
    }
    add("CollectionViewListCell.isSelected", CollectionViewListCell()) { $0.isSelected = true }
    add("CollectionView.isEditing", Items()) { $0.isEditing = true }
    add("TableView.sectionIndexColor", Rows()) { $0.sectionIndexColor = .systemRed }
    add("TableView.sectionIndexBackgroundColor", Rows()) {
      $0.sectionIndexBackgroundColor = .systemRed
    }
    add("TableView.sectionIndexTrackingBackgroundColor", Rows()) {
      $0.sectionIndexTrackingBackgroundColor = .systemRed
    }
    add("TableView.sectionIndexMinimumDisplayRowCount", Rows()) {
      $0.sectionIndexMinimumDisplayRowCount = 2
    }
  }

  private mutating func addCollections() {
    addListCells()
    add("CollectionView.allowsMultipleSelectionDuringEditing", Items()) {
      $0.allowsMultipleSelectionDuringEditing = true
    }
    add("CollectionView.backgroundView", Items(), to: View()) { $0.backgroundView = $1 }
    add("CollectionView.collectionViewLayout", Items(), to: CollectionViewFlowLayout()) {
      $0.collectionViewLayout = $1
    }
    add("CollectionView.contentSize", Items()) { $0.contentSize = $0.contentSize }
    add("CollectionView.dataSource", Items()) { $0.dataSource = $0 }
    add("CollectionView.delegate", Items()) { $0.delegate = $0 }
    add("CollectionView.isPrefetchingEnabled", Items()) { $0.isPrefetchingEnabled = false }
    add("CollectionView.selectItem", Items()) {
      $0.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }
    add("CollectionView.setCollectionViewLayout", Items(), to: CollectionViewFlowLayout()) {
      $0.setCollectionViewLayout($1, animated: true)
    }
  }

  private mutating func addFlow() {
    let size = Size(width: 40, height: 30)
    addFlow("estimatedItemSize") { $0.estimatedItemSize = size }
    addFlow("footerReferenceSize") { $0.footerReferenceSize = size }
    addFlow("headerReferenceSize") { $0.headerReferenceSize = size }
    addFlow("itemSize") { $0.itemSize = size }
    addFlow("minimumInteritemSpacing") { $0.minimumInteritemSpacing = 3 }
    addFlow("minimumLineSpacing") { $0.minimumLineSpacing = 3 }
    addFlow("scrollDirection") { $0.scrollDirection = .horizontal }
    addFlow("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = true }
    addFlow("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = true }
    addFlow("sectionInset") { $0.sectionInset = EdgeInsets(all: 9) }
  }

  private mutating func addFlow(
    _ name: String, _ set: @escaping (CollectionViewFlowLayout) -> Void
  ) {
    add("CollectionViewFlowLayout.\(name)", Items()) {
      if let layout = $0.collectionViewLayout as? CollectionViewFlowLayout { set(layout) }
    }
  }
}

// MARK: What has the members

@MainActor
private func scroll() -> ScrollView {
  let view = ScrollView()
  view.contentSize = Size(width: 1000, height: 2000)
  return view
}

@MainActor
private func strip() -> View { View(frame: Rect(x: 0, y: 0, width: 40, height: 30)) }

@MainActor
private func cell() -> TableViewCell {
  let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
  cell.textLabel.text = "Row"
  return cell
}

@MainActor
private func header() -> TableViewHeaderFooterView {
  let view = TableViewHeaderFooterView(reuseIdentifier: nil)
  view.textLabel.text = "Section"
  return view
}

private func content() -> ListContentConfiguration {
  var content = ListContentConfiguration.subtitleCell()
  (content.text, content.secondaryText) = ("Row", "below")
  return content
}

private func ground() -> BackgroundConfiguration {
  var ground = BackgroundConfiguration.listGroupedCell()
  ground.cornerRadius = 8
  return ground
}

/// A table with rows of automatic height.
private final class Rows: TableView, TableViewDataSource, TableViewDelegate {
  override init(frame: Rect, style: Style) {
    super.init(frame: frame, style: style)
    dataSource = self
  }

  override init?(coder: NibCoder) { nil }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "Section"
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel.text = "Row \(indexPath.row)"
    return cell
  }
}

/// A collection with items in a flow.
private final class Items: CollectionView, CollectionViewDataSource, CollectionViewDelegate {
  init() {
    super.init(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      CollectionViewFlowLayout.elementKindSectionHeader,
      CollectionViewFlowLayout.elementKindSectionFooter,
    ] {
      register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "supplement")
    }
    dataSource = self
  }

  override init?(coder: NibCoder) { nil }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    60
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "supplement", for: indexPath)
  }
}

/// A scroll view whose content can be zoomed.
private final class Zoomed: ScrollView, ScrollViewDelegate {
  private let content = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))

  override init(frame: Rect) {
    super.init(frame: frame)
    addSubview(content)
    contentSize = content.bounds.size
    maximumZoomScale = 4
    delegate = self
  }

  override init?(coder: NibCoder) { nil }

  func viewForZooming(in scrollView: ScrollView) -> View? { content }
}
