import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct SemanticsTests {
  @Test("D20a: A button is enabled and focusable, and reports that it has a menu")
  func button() {
    let stage = Stage(ViewController())
    let button = Button(title: "Copy")
    stage.window.addSubview(button)
    #expect(button.semantics.role == .button)
    #expect(button.semantics.states == [.enabled, .focusable])
    button.menu = Menu(children: [Action(title: "As link") { _ in }])
    #expect(button.semantics.states.contains(.hasPopup))
    button.isEnabled = false
    #expect(button.semantics.states.isDisjoint(with: [.enabled, .focusable]))
  }

  @Test("D20a: A switch that is on is checked")
  func toggle() {
    let control = Switch()
    #expect(control.semantics.role == .switch)
    #expect(control.semantics.states.isSuperset(of: [.checkable, .enabled]))
    #expect(!control.semantics.states.contains(.checked))
    control.isOn = true
    #expect(control.semantics.states.contains(.checked))
  }

  @Test("D15a, D21a: Numeric controls report their range and step")
  func numbers() {
    let slider = Slider()
    slider.maximumValue = 20
    slider.value = 5
    #expect(slider.semantics.role == .slider)
    #expect(slider.semantics.range == SemanticRange(5, from: 0, to: 20, step: 2))

    let stepper = Stepper()
    stepper.stepValue = 0.5
    #expect(stepper.semantics.role == .spinButton)
    #expect(stepper.semantics.range == SemanticRange(0, from: 0, to: 100, step: 0.5))

    let pages = PageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    #expect(pages.semantics.role == .slider)
    #expect(pages.semantics.value == "page 2 of 5")
    #expect(pages.semantics.range == SemanticRange(2, from: 1, to: 5, step: 1))

    let progress = ProgressView()
    progress.progress = 0.25
    #expect(progress.semantics.role == .progressBar)
    #expect(progress.semantics.range == SemanticRange(0.25, from: 0, to: 1))
  }

  @Test("D21a: An activity indicator is an indeterminate progress bar")
  func wheel() {
    let wheel = ActivityIndicatorView()
    #expect(wheel.semantics.role == .progressBar)
    #expect(wheel.semantics.states.contains(.indeterminate))
    #expect(!wheel.semantics.states.contains(.busy))
    wheel.startAnimating()
    #expect(wheel.semantics.states.contains(.busy))
  }

  @Test("D22a: Exactly one segment is checked, and each reports its position and the count")
  func segments() {
    let control = SegmentedControl(items: ["Map", "Satellite", "Terrain"])
    control.selectedSegmentIndex = 1
    let semantics = control.segments.map(\.semantics)
    #expect(semantics.map(\.role) == [.radioButton, .radioButton, .radioButton])
    #expect(semantics.map { $0.states.contains(.checked) } == [false, true, false])
    #expect(semantics.map(\.position?.index) == [1, 2, 3])
    #expect(semantics.map(\.position?.count) == [3, 3, 3])
    control.isMomentary = true
    #expect(control.segments.map(\.semantics.role) == [.button, .button, .button])
  }

  @Test("D23a: A text field is an entry with its text; secure text is reported as dots")
  func fields() {
    let field = TextField()
    field.placeholder = "Name"
    field.text = "Zoë"
    #expect(field.semantics.role == .entry)
    #expect(field.semantics.hint == "Name")
    #expect(field.semantics.text == SemanticText("Zoë"))
    #expect(field.semantics.states.contains(.editable))
    field.isSecureTextEntry = true
    #expect(field.semantics.role == .passwordEntry)
    #expect(field.semantics.text == SemanticText("•••"))
    field.isEnabled = false
    #expect(!field.semantics.states.contains(.editable))
  }

  @Test("D23a: A text view is multiline, and a read-only one is not editable")
  func textViews() {
    let view = TextView()
    view.text = "One\nTwo"
    #expect(view.semantics.role == .textView)
    #expect(view.semantics.states.isSuperset(of: [.multiline, .editable]))
    #expect(view.semantics.text?.characters == "One\nTwo")
    view.isEditable = false
    #expect(!view.semantics.states.contains(.editable))
  }

  @Test("D16a: Caret and selection of an edited field count Unicode scalars")
  func carets() {
    let stage = Stage(ViewController())
    let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 30))
    field.accessibility.label = "Name"
    stage.window.addSubview(field)
    field.text = "e\u{301}👩‍👧b"
    stage.tap("Name")
    stage.press(.end)
    #expect(field.semantics.text?.caret == 6)
    #expect(field.semantics.text?.selections == [])
    stage.press(.leftArrow, modifierFlags: .shift)
    #expect(field.semantics.text?.selections == [5..<6])
  }

  @Test("D24a: Labels, headings and images have their own roles")
  func texts() {
    let label = Label(text: "Denmark")
    #expect(label.semantics.role == .label)
    #expect(label.semantics.text == SemanticText("Denmark"))
    label.accessibility.traits.insert(.header)
    #expect(label.semantics.role == .heading)
    #expect(label.semantics.headingLevel == 1)
    label.accessibility.headingLevel = 2
    #expect(label.semantics.headingLevel == 2)
    #expect(ImageView(image: nil).semantics.role == .image)
  }

  @Test("D25a: A table is a list of selectable items")
  func lists() {
    #expect(TableView().semantics.role == .list)
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.semantics.role == .listItem)
    #expect(cell.semantics.states.contains(.selectable))
    cell.isSelected = true
    #expect(cell.semantics.states.contains(.selected))
    #expect(CollectionViewCell().semantics.role == .listItem)
  }

  @Test("D26a: Menu items report their kind, state and key equivalents")
  func menus() {
    let copy = MenuRow(
      .leaf(
        KeyCommand(.character("c"), modifierFlags: .control, title: "Copy") {},
        in: Menu(children: [])),
      isUsable: true)
    #expect(copy.semantics.role == .menuItem)
    #expect(copy.semantics.shortcut == copy.accessibility.value)
    #expect(copy.semantics.shortcut != nil)
    let action = Action(title: "Names") { _ in }
    action.state = .on
    let check = MenuRow(.leaf(action, in: Menu(children: [])), isUsable: true)
    #expect(check.semantics.role == .checkMenuItem)
    #expect(check.semantics.states.isSuperset(of: [.checkable, .checked]))
    let choice = MenuRow(
      .leaf(action, in: Menu(options: .singleSelection, children: [])), isUsable: true)
    #expect(choice.semantics.role == .radioMenuItem)
    let more = MenuRow(.submenu(Menu(title: "More", children: [])), isUsable: true)
    #expect(more.semantics.role == .menuItem)
    #expect(more.semantics.states.contains(.hasPopup))
    #expect(!more.semantics.states.contains(.focused))
    more.isHighlighted = true
    #expect(more.semantics.states.contains(.focused))
  }

  @Test("D27a: A modal view is a dialog unless it has another role")
  func dialogs() {
    let panel = View()
    panel.accessibility.isModal = true
    #expect(panel.semantics.role == .dialog)
    #expect(panel.semantics.states.contains(.modal))
    panel.accessibility.role = .alert
    #expect(panel.semantics.role == .alert)
  }

  @Test("Values set by the app override those of the class")
  func overriding() {
    let button = Button(title: "Results")
    button.accessibility.role = .link
    button.accessibility.states = .busy
    #expect(button.semantics.role == .link)
    #expect(button.semantics.states.contains(.busy))
  }

  @Test(
    "Traits determine the role if the class does not",
    arguments: [
      ([], .group), (.button, .button), ([.adjustable, .updatesFrequently], .slider),
      (.staticText, .label), ([.staticText, .updatesFrequently], .status), (.header, .heading),
      (.textField, .entry), (.toggleButton, .switch), (.image, .image),
    ] as [(AccessibilityProperties.Traits, SemanticRole)])
  func traits(traits: AccessibilityProperties.Traits, role: SemanticRole) {
    #expect(SemanticRole(traits) == role)
  }

  @Test("A scroll view is a scroll pane")
  func scrollPane() {
    #expect(ScrollView().semantics.role == .scrollPane)
  }
}
