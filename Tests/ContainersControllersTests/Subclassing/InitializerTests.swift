import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Initializers of subclasses", .noWarnings)
struct InitializerTests {
  // Each class overrides the initializers that ported sources override.

  final class Screen: ViewController {
    private(set) var calls: [String] = []
    private(set) var zoom: Double?

    override init() {
      super.init()
      calls.append("init()")
    }
    override init(nibName: String?, bundle: (any NibSource)?) {
      super.init(nibName: nibName, bundle: bundle)
      calls.append("init(nibName:bundle:)")
    }
    override init?(coder: NibCoder) {
      zoom = coder.decode(Double.self, forKey: "zoom")
      super.init(coder: coder)
      calls.append("init(coder:)")
    }
  }

  final class Card: View {
    private(set) var calls: [String] = []
    private(set) var margin: Double?

    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      calls.append("init(frame:)")
    }
    override init?(coder: NibCoder) {
      margin = coder.decode(Double.self, forKey: "margin")
      super.init(coder: coder)
      calls.append("init(coder:)")
    }
  }

  @Test("C29: a controller's three initializers are designated, and none calls another")
  func controllers() throws {
    let coder = try NibCoder(json: #"{"zoom": 2}"#.utf8)

    #expect(Screen().calls == ["init()"])
    #expect(Screen(nibName: nil, bundle: nil).calls == ["init(nibName:bundle:)"])
    let decoded = try #require(Screen(coder: coder))
    #expect(decoded.calls == ["init(coder:)"])
    #expect(decoded.zoom == 2)
    #expect(!decoded.isViewLoaded)
    #expect(decoded.nibName == nil)
    #expect(decoded.nibBundle == nil)
  }

  @Test("C29: a view's two initializers are designated, and neither calls the other")
  func views() throws {
    let coder = try NibCoder(json: #"{"margin": 8}"#.utf8)

    #expect(Card().calls == ["init(frame:)"])
    let decoded = try #require(Card(coder: coder))
    #expect(decoded.calls == ["init(coder:)"])
    #expect(decoded.margin == 8)
    #expect(decoded.frame == .zero)
  }

  @Test("C29: a table controller's four initializers are designated, and none calls another")
  func tableControllers() throws {
    final class Table: TableViewController {
      private(set) var calls: [String] = []
      override init() {
        super.init()
        calls.append("init()")
      }
      override init(style: TableView.Style) {
        super.init(style: style)
        calls.append("init(style:)")
      }
      override init(nibName: String?, bundle: (any NibSource)?) {
        super.init(nibName: nibName, bundle: bundle)
        calls.append("init(nibName:bundle:)")
      }
      override init?(coder: NibCoder) {
        super.init(coder: coder)
        calls.append("init(coder:)")
      }
    }

    #expect(Table().calls == ["init()"])
    #expect(Table(style: .grouped).calls == ["init(style:)"])
    #expect(Table(style: .grouped).tableView.style == .grouped)
    #expect(Table(nibName: nil, bundle: nil).calls == ["init(nibName:bundle:)"])
    let decoded = try #require(Table(coder: NibCoder()))
    #expect(decoded.calls == ["init(coder:)"])
    #expect(decoded.tableView.style == .plain)
  }

  @Test("C29: none is required, so a subclass may declare others, and may refuse to be decoded")
  func notRequired() {
    final class Square: View {
      init(side: Double) { super.init(frame: Rect(x: 0, y: 0, width: side, height: side)) }
    }
    final class Page: ViewController {
      let number: Int
      init(number: Int) {
        self.number = number
        super.init()
      }
    }
    final class Refusing: View {
      override init?(coder: NibCoder) { nil }
    }
    final class RefusingPage: ViewController {
      @available(*, unavailable) required override init?(coder: NibCoder) { nil }
      override init(nibName: String?, bundle: (any NibSource)?) {
        super.init(nibName: nibName, bundle: bundle)
      }
    }

    #expect(Square(side: 3).bounds.size == Size(width: 3, height: 3))
    #expect(Page(number: 2).number == 2)
    #expect(Refusing(coder: NibCoder()) == nil)
    #expect(RefusingPage(nibName: nil, bundle: nil).nibName == nil)
  }

  /// Everything that determines how a view and its subviews look and what they are.
  private func look(_ view: View) -> String {
    let own = view.description.replacing(#/0x[0-9a-f]+/#, with: "")
    let semantics = "\(view.accessibility) \(view.intrinsicContentSize) \(view.clipsToBounds)"
    let gestures = "\(view.gestureRecognizers.map { type(of: $0) }) \(view.pointerStyle as Any)"
    return ([own, semantics, gestures] + view.subviews.map(look)).joined(separator: "\n")
  }

  @Test("Each class of view is decoded as it is created without arguments")
  func everyClass() throws {
    let coder = NibCoder()
    let flow = CollectionViewFlowLayout()
    let pairs: [(View?, View)] = [
      (View(coder: coder), View()), (Label(coder: coder), Label()),
      (ImageView(coder: coder), ImageView()), (StackView(coder: coder), StackView()),
      (ScrollView(coder: coder), ScrollView()), (Control(coder: coder), Control()),
      (Button(coder: coder), Button()), (TextField(coder: coder), TextField()),
      (TextView(coder: coder), TextView()), (Switch(coder: coder), Switch()),
      (Slider(coder: coder), Slider()), (Stepper(coder: coder), Stepper()),
      (SegmentedControl(coder: coder), SegmentedControl()),
      (ProgressView(coder: coder), ProgressView()), (PageControl(coder: coder), PageControl()),
      (RefreshControl(coder: coder), RefreshControl()),
      (ActivityIndicatorView(coder: coder), ActivityIndicatorView()),
      (TableView(coder: coder), TableView()), (TableViewCell(coder: coder), TableViewCell()),
      (TableViewHeaderFooterView(coder: coder), TableViewHeaderFooterView(reuseIdentifier: nil)),
      (CollectionView(coder: coder), CollectionView(frame: .zero, collectionViewLayout: flow)),
      (CollectionReusableView(coder: coder), CollectionReusableView()),
      (CollectionViewCell(coder: coder), CollectionViewCell()), (Window(coder: coder), Window()),
    ]

    for (decoded, created) in pairs {
      let decoded = try #require(decoded)
      #expect(type(of: decoded) == type(of: created))
      #expect(look(decoded) == look(created))
    }
    #expect(CollectionView(coder: coder)?.collectionViewLayout is CollectionViewFlowLayout)
    #expect(TableView(coder: coder)?.style == .plain)
  }

  @Test("A subclass of any class of view calls super's init(coder:)")
  func superOfEveryClass() {
    final class OwnLabel: Label {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    final class OwnImageView: ImageView {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    final class OwnStackView: StackView {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    final class OwnScrollView: ScrollView {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    final class OwnButton: Button {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    final class OwnControl: Control {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    final class OwnTextField: TextField {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    final class OwnTextView: TextView {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    final class OwnSwitch: Switch {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    final class OwnSlider: Slider {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    final class OwnTableView: TableView {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    final class OwnCollectionView: CollectionView {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    final class OwnWindow: Window {
      override init?(coder: NibCoder) { super.init(coder: coder) }
    }
    let coder = NibCoder()
    let views: [View?] = [
      OwnLabel(coder: coder), OwnImageView(coder: coder), OwnStackView(coder: coder),
      OwnScrollView(coder: coder), OwnButton(coder: coder), OwnControl(coder: coder),
      OwnTextField(coder: coder), OwnTextView(coder: coder), OwnSwitch(coder: coder),
      OwnSlider(coder: coder), OwnTableView(coder: coder), OwnCollectionView(coder: coder),
      OwnWindow(coder: coder),
    ]

    #expect(views.allSatisfy { $0 != nil })
  }

  @Test("A cell that overrides only its designated initializer is dequeued and decoded")
  func cells() throws {
    final class Cell: TableViewCell {
      let badge = Label()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(badge)
      }
    }
    // As ported sources have it.
    final class PortedCell: TableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NibCoder) { fatalError("init(coder:) has not been implemented") }
    }
    final class Item: CollectionViewCell {
      override init(frame: Rect) { super.init(frame: frame) }
      required init?(coder: NibCoder) { super.init(frame: .zero) }
    }

    #expect(Cell(dequeuedWith: "cell").reuseIdentifier == "cell")
    let decoded = try #require(Cell(coder: NibCoder()))
    #expect(decoded.badge.superview === decoded.contentView)
    #expect(PortedCell(dequeuedWith: "cell").style == .value1)
    #expect(Item(dequeuedWith: "item").reuseIdentifier == "item")
    #expect(Item(coder: NibCoder()) != nil)
  }
}
