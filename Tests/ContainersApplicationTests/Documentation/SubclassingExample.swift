import Containers
import ContainersTesting
import TestSupport
import Testing

final class MeterView: View {
  private let label = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(label)
  }

  override var backgroundColor: Color? {
    didSet { label.backgroundColor = backgroundColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

final class MeterCell: TableViewCell {
  let meter = MeterView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(meter)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    meter.frame = contentView.bounds
  }
}

final class GaugeView: View {
  let range: Double

  override init(frame: Rect = .zero) {
    range = 100
    super.init(frame: frame)
  }

  override init?(coder: NibCoder) {
    range = coder.decode(Double.self, forKey: "range") ?? 100
    super.init(coder: coder)
  }
}

@MainActor
@Suite("Example: subclassing", .noWarnings)
struct SubclassingExample {
  private final class Meters: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "meter", for: indexPath)
    }
  }

  @Test("A table creates the registered cell by its overridden initializer")
  func cell() throws {
    let (controller, meters) = (ViewController(), Meters())
    let stage = Stage(controller)
    let table = TableView(frame: controller.view.bounds)
    table.register(MeterCell.self, forCellReuseIdentifier: "meter")
    controller.view.addSubview(table)
    table.dataSource = meters
    stage.turn()

    let cell = try #require(table.visibleCells.first as? MeterCell)
    #expect(cell.meter.frame == cell.contentView.bounds)
  }

  @Test("A gauge reads its range from a nib")
  func gauge() throws {
    let coder = try NibCoder(json: #"{"range": 40}"#.utf8)

    #expect(GaugeView(coder: coder)?.range == 40)
    #expect(GaugeView(coder: NibCoder())?.range == 100)
    #expect(GaugeView().range == 100)
  }

  @Test("The label of a meter has the background of the meter")
  func ground() throws {
    let meter = MeterView()
    let color = Color(red: 1, green: 0, blue: 0)
    meter.backgroundColor = color

    let ground: Color? = try #require(meter.subviews.first).backgroundColor
    #expect(ground == color)
  }
}
