import Containers
import ContainersTesting
import TestSupport
import Testing

/// Tests cells that change their constraints in every callback, through reuse and resizing.
@MainActor
@Suite("Constraints of cells that are reused")
struct CellConstraintLawTests {
  @Test("A cell is laid out the same whatever it showed before", arguments: 0..<8)
  func reuse(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let list = EditingList()
    let stage = Stage(NavigationController(rootViewController: list), size: size(300))
    stage.settle()
    for _ in 0..<12 {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1:
        list.table.contentOffset.y = Double(Int.random(in: 0...900, using: &generator))
      case 2: stage.resize(to: size([240, 300, 420].randomElement(using: &generator) ?? 300))
      case 3: list.table.reloadData()
      case 4:
        list.table.reloadRows(at: list.table.indexPathsForVisibleRows ?? [], with: .none)
      case 5:
        list.navigationController?.pushViewController(ViewController(), animated: false)
        stage.settle()
        list.navigationController?.popViewController(animated: false)
      default:
        stage.systemTraits = TraitCollection {
          $0.layoutDirection = Bool.random(using: &generator) ? .rightToLeft : .leftToRight
        }
      }
      stage.settle()
      compare(list, stage)
    }
  }

  private func size(_ width: Double) -> Size { Size(width: width, height: 260) }

  /// Compares each visible cell with that of a table that has shown no other row.
  private func compare(_ list: EditingList, _ stage: Stage) {
    let fresh = EditingList()
    let other = Stage(
      NavigationController(rootViewController: fresh), size: stage.window.bounds.size,
      systemTraits: stage.systemTraits)
    other.settle()
    for path in list.table.indexPathsForVisibleRows ?? [] {
      fresh.table.scrollToRow(at: path, at: .top, animated: false)
      other.settle()
      guard let cell = list.table.cellForRow(at: path) as? EditingCell,
        let copy = fresh.table.cellForRow(at: path) as? EditingCell
      else { continue }
      #expect(cell.bounds.size == copy.bounds.size, "row \(path.row)")
      #expect(cell.frames == copy.frames, "row \(path.row)")
    }
  }
}

/// A list whose rows differ in the constraints of their cells.
private final class EditingList: ViewController, TableViewDataSource {
  let table = TableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(EditingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    LayoutConstraint.activate([
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 24 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? EditingCell)?.show(indexPath.row)
    return cell
  }
}

/// A cell that exchanges its constraints for each row, and changes them in its callbacks.
private final class EditingCell: TableViewCell {
  private let name = Label()
  private let detail = Label()
  private let mark = CallingView()
  private var exchanged: [LayoutConstraint] = []
  private var gap: LayoutConstraint?
  private var row = 0

  var frames: [Rect] { [name, detail, mark].filter { $0.superview != nil }.map(\.frame) }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detail.numberOfLines = 0
    for view in [name, detail] { view.translatesAutoresizingMaskIntoConstraints = false }
    mark.translatesAutoresizingMaskIntoConstraints = false
    for view in [name, detail, mark] { contentView.addSubview(view) }
    let gap = detail.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8)
    self.gap = gap
    let margins = contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      gap, name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      name.topAnchor.constraint(equalTo: margins.topAnchor),
      detail.topAnchor.constraint(equalTo: margins.topAnchor),
      detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      detail.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      name.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
  }

  func show(_ row: Int) {
    self.row = row
    name.text = String(repeating: "Name ", count: 1 + row % 4)
    detail.text = String(repeating: "detail ", count: 1 + row % 9)
    if row.isMultiple(of: 5) {
      mark.removeFromSuperview()
    } else if mark.superview == nil {
      contentView.addSubview(mark)
    }
    setNeedsUpdateConstraints()
    setNeedsLayout()
    mark.whenAsked = { [unowned self] _ in gap?.priority = LayoutPriority(Float(990 + self.row % 5))
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    LayoutConstraint.deactivate(exchanged)
    exchanged = []
    _ = contentView.systemLayoutSizeFitting(.zero)
  }

  override func updateConstraints() {
    LayoutConstraint.deactivate(exchanged)
    let widths = name.widthAnchor.constraint(equalTo: detail.widthAnchor)
    widths.priority = .defaultLow
    exchanged = row.isMultiple(of: 3) ? [widths] : []
    if mark.superview != nil {
      let line = mark.topAnchor.constraint(equalTo: name.lastBaselineAnchor)
      line.priority = .defaultHigh
      exchanged += [line, mark.leadingAnchor.constraint(equalTo: name.leadingAnchor)]
    }
    LayoutConstraint.activate(exchanged)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    gap?.constant = bounds.width > 280 ? 12 : 6
    super.layoutSubviews()
    mark.contentSize = Size(width: 10 + Double(row % 3), height: 4)
  }
}
