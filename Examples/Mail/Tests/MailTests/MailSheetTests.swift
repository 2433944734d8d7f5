import Containers
import ContainersTesting
import Testing

@testable import Mail

/// What Mail itself has not, together with what it has: a sheet of tabs over three columns, whose
/// lists have cells with constraints.
@MainActor
@Suite("Mail under a sheet of tabs")
struct MailSheetTests {
  private let stage: Stage

  init() {
    stage = Stage(delegate: MailDelegate(), identifier: "org.example.Mail", savedState: nil)
    stage.settle()
    stage.tap(.element("Ada, Inbox 1, on engines"))
    stage.settle()
    let tabs = TabBarController()
    tabs.viewControllers = [RulesController("Rules"), RulesController("Senders")]
    tabs.modalPresentationStyle = .pageSheet
    stage.window.rootViewController?.present(tabs, animated: true)
    stage.settle()
  }

  private func resize(to width: Double) {
    stage.resize(to: Size(width: width, height: 700))
    stage.settle()
  }

  private func height(_ name: String) throws -> Double {
    let frame = try #require(stage.element(name)?.frame)
    #expect(frame.minX >= 0)
    #expect(frame.maxX <= stage.window.bounds.width)
    return frame.height
  }

  @Test("Cells are as high as their texts at every width, and as before at the first one")
  func widths() throws {
    let wide = try height(RulesController.long)
    #expect(try height("Short") < wide)
    for width in [320.0, 700, 1400, 320] {
      resize(to: width)
      #expect(try height("Short") < height(RulesController.long))
    }
    #expect(try height(RulesController.long) > wide)

    resize(to: 1100)
    #expect(try height(RulesController.long) == wide)
  }

  @Test("A tab is chosen in the narrow window, and stays in the wide one")
  func tabs() throws {
    resize(to: 320)
    stage.tap(.element("Senders"))
    stage.settle()
    resize(to: 1100)

    #expect(stage.element("Senders")?.traits.contains(.selected) == true)
    #expect(stage.element("Rules")?.traits.contains(.selected) != true)
  }

  @Test("Killed under the sheet, Mail returns with what was open beneath")
  func killing() {
    stage.advance(by: .seconds(2))
    let next = Stage(
      delegate: MailDelegate(), identifier: "org.example.Mail", savedState: stage.savedState)
    next.settle()

    #expect(next.value(of: "Message")?.contains("Inbox 1") == true)
    #expect(next.element("Senders") == nil)
  }
}

/// A list whose rows wrap their text.
private final class RulesController: TableViewController {
  static let long = "Messages about engines and looms go to the archive as soon as they are read"

  init(_ title: String) {
    super.init(style: .plain)
    self.title = title
    tableView.register(RuleCell.self, forCellReuseIdentifier: "rule")
  }

  override func tableView(_: TableView, numberOfRowsInSection _: Int) -> Int { 2 }

  override func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "rule", for: path)
    (cell as? RuleCell)?.show(path.row == 0 ? "Short" : "\(Self.long), \(Self.long)", Self.long)
    return cell
  }
}

/// A text that takes as many lines as it needs.
private final class RuleCell: TableViewCell {
  private let label = Label(text: "", font: .body)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  func show(_ text: String, _ name: String) {
    label.text = text
    accessibility.label = text.hasPrefix(name) ? name : text
  }
}
