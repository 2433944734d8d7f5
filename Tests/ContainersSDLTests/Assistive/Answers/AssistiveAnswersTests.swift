import Pixels
import TestSupport
import Testing

@testable import Containers
@testable import ContainersSDL

@MainActor
@Suite("Answers to assistive technology")
struct AssistiveAnswersTests {
  private typealias Stand = AssistiveStand
  private let stand = AssistiveStand()

  private func integers(_ numbers: Int32...) -> [AssistiveValue] { numbers.map { .int32($0) } }

  @Test("D8: A path leads to its element while it lives, and to nothing afterward")
  func paths() throws {
    let path = AssistiveObject(Stand.button).path
    #expect(path == "/org/a11y/atspi/accessible/2")
    #expect(AssistiveObject(path: path) == .element(Stand.button))
    _ = try stand.call(Stand.button, "Accessible", "GetRole")

    stand.change([.removed(Stand.button, from: Stand.window, at: 0)])

    #expect(throws: BusError.unknownObject) {
      try stand.call(Stand.button, "Accessible", "GetRole")
    }
    for wrong in ["02", "+2", "", "2/3", "-1", "notice", "notice01", "18446744073709551616"] {
      #expect(AssistiveObject(path: "/org/a11y/atspi/accessible/" + wrong) == nil, "\(wrong)")
    }
  }

  @Test("D9: The program names its toolkit, takes a number, and is the parent of its windows")
  func application() throws {
    #expect(
      try stand.property(.application, "Application", "ToolkitName") == .string("Containers"))
    try stand.set(.application, "Application", "Id", .int32(5))
    #expect(try stand.property(.application, "Application", "Id") == .int32(5))
    #expect(try stand.property(.application, "Accessible", "Name") == .string("Tunnel"))
    #expect(try stand.property(.application, "Accessible", "ChildCount") == .int32(1))
    #expect(throws: BusError.readOnlyProperty) {
      try stand.set(.application, "Application", "Version", .string("2"))
    }
  }

  @Test("D10: Every element tells its name, description, parent, role, states and attributes")
  func accessible() throws {
    let button = AssistiveObject(Stand.button)
    #expect(try stand.property(button, "Accessible", "Name") == .string("Radar"))
    #expect(
      try stand.property(button, "Accessible", "Description")
        == .string("to the south, Turns the Earth"))
    #expect(
      try stand.property(button, "Accessible", "Parent")
        == .structure([.string(":1.7"), .path("/org/a11y/atspi/accessible/1")]))
    #expect(try stand.property(button, "Accessible", "AccessibleId") == .string("radar"))
    #expect(try stand.call(Stand.button, "Accessible", "GetRole") == [.uint32(43)])
    #expect(try stand.call(Stand.button, "Accessible", "GetRoleName") == [.string("push button")])
    #expect(
      try stand.call(Stand.button, "Accessible", "GetLocalizedRoleName") == [.string("button")])
    #expect(try stand.call(Stand.list, "Accessible", "GetIndexInParent") == [.int32(3)])
    #expect(
      try stand.call(Stand.rows[1], "Accessible", "GetAttributes") == [
        .dictionary([("toolkit", "Containers"), ("posinset", "2"), ("setsize", "9")])
      ])
    #expect(throws: BusError.invalidArguments) {
      try stand.call(Stand.list, "Accessible", "GetChildAtIndex", integers(2))
    }
  }

  @Test("D10: The states of an element are those of the protocol")
  func states() {
    let states = stand.answers.tree.states(of: .element(Stand.field))
    #expect(
      states == [
        .enabled, .sensitive, .visible, .showing, .focusable, .focused, .editable, .singleLine,
        .selectableText,
      ])
    #expect(AssistiveStates.active.value == .array("u", [.uint32(2), .uint32(0)]))
    #expect(AssistiveStates.checkable.value == .array("u", [.uint32(0), .uint32(512)]))
  }

  @Test("D11: The cache has every object, each with its parent, index and children")
  func cache() throws {
    let values = try stand.answers.answer(
      AssistiveCall(
        path: AssistiveObject.cachePath, interface: AssistiveInterface.cache, member: "GetItems",
        signature: "", arguments: []))
    guard case .array(let signature, let items) = try #require(values.first) else { return }
    #expect(signature == "((so)(so)(so)iiassusau)")
    #expect(items.count == 9)
    #expect(items.allSatisfy { $0.signature == signature })
  }

  @Test("D12: Extents are in pixels of the screen, the window or the parent")
  func extents() throws {
    stand.world.place = AssistiveGeometry(origin: Point(x: 100, y: 50), scale: 2)
    func extents(_ space: UInt32) throws -> [AssistiveValue] {
      try stand.call(Stand.rows[1], "Component", "GetExtents", [.uint32(space)])
    }
    #expect(try extents(0) == [.structure(integers(100, 290, 600, 100))])
    #expect(try extents(1) == [.structure(integers(0, 240, 600, 100))])
    #expect(try extents(2) == [.structure(integers(0, 100, 600, 100))])
    #expect(throws: BusError.invalidArguments) { try extents(3) }
    #expect(
      try stand.call(
        Stand.window, "Component", "GetAccessibleAtPoint",
        integers(160, 90) + [.uint32(0)])
        == [.structure([.string(":1.7"), .path("/org/a11y/atspi/accessible/2")])])
    #expect(try stand.call(Stand.field, "Component", "GrabFocus") == [.boolean(true)])
    #expect(stand.world.asked == ["focus 4"])
  }

  @Test("D13: Where no window knows its place, as on Wayland, the screen's are the window's")
  func unplaced() throws {
    stand.world.place = AssistiveGeometry(origin: .zero, scale: 1.5)
    for element in [Stand.window, Stand.button, Stand.rows[1]] {
      let (screen, window) = (AssistiveValue.uint32(0), AssistiveValue.uint32(1))
      #expect(
        try stand.call(element, "Component", "GetExtents", [screen])
          == stand.call(element, "Component", "GetExtents", [window]))
    }
  }

  @Test("D12: Frames without an end are told as large ones")
  func endless() throws {
    for length in [Double.infinity, 1e300] {
      stand.change([.bounds(Stand.button, Rect(x: -length, y: 0, width: length, height: length))])
      #expect(throws: Never.self) {
        try stand.call(Stand.button, "Component", "GetExtents", [.uint32(0)])
      }
    }
    #expect(AssistiveValue.pixel(.nan) == 0)
    #expect(AssistiveValue.pixel(-1e300) == -1_000_000_000)
  }

  @Test("D14: An element has several actions, with names for people, and each is asked for")
  func actions() throws {
    #expect(try stand.property(.element(Stand.button), "Action", "NActions") == .int32(2))
    #expect(try stand.call(Stand.button, "Action", "GetName", integers(0)) == [.string("click")])
    #expect(
      try stand.call(Stand.button, "Action", "GetLocalizedName", integers(0)) == [.string("Press")])
    #expect(
      try stand.call(Stand.button, "Action", "GetKeyBinding", integers(0)) == [.string("Ctrl+R")])
    #expect(try stand.call(Stand.button, "Action", "DoAction", integers(1)) == [.boolean(true)])
    #expect(try stand.call(Stand.slider, "Action", "DoAction", integers(0)) == [.boolean(true)])
    #expect(stand.world.asked == ["Turn back 2", "increase 3"])
    #expect(throws: BusError.invalidArguments) {
      try stand.call(Stand.button, "Action", "DoAction", integers(2))
    }
    stand.change([.state(Stand.button, .enabled, false)])
    #expect(try stand.call(Stand.button, "Action", "DoAction", integers(0)) == [.boolean(false)])
  }

  @Test("D14: What can be pressed has an action for it: controls, rows, and texts with the focus")
  func pressing() {
    func actions(_ role: SemanticRole, _ states: SemanticStates = []) -> [AssistiveAction] {
      var properties = AccessibilityProperties()
      properties.role = role
      properties.states = states
      return AssistiveAction.actions(of: Semantics(properties))
    }
    #expect(actions(.listItem) == [.press])
    #expect(actions(.label) == [])
    #expect(actions(.label, .focusable) == [.press])
    #expect(actions(.slider) == [.increase, .decrease])
    #expect(actions(.spinButton) == [.increase, .decrease])
    #expect(actions(.spinButton, .expandable) == [.press, .increase, .decrease])
    #expect(actions(.image, .focusable) == [])
  }

  @Test(
    "D20, D21, D22, D23, D24, D25, D26, D27, D28: Each role of the library has one of the protocol",
    arguments: SemanticRole.allCases)
  func roles(role: SemanticRole) {
    let told = AssistiveRole(role)
    #expect(AssistiveRole.allCases.contains(told))
    #expect(!told.localizedName.isEmpty)
    #expect(told.name.allSatisfy { $0.isLowercase || $0 == " " })
  }

  @Test("D29: A window is a frame that can be resized")
  func windows() {
    let window = AssistiveObject(Stand.window)
    #expect(stand.answers.tree.role(of: window) == .frame)
    #expect(stand.answers.tree.states(of: window).isSuperset(of: [.resizable, .active]))
    #expect(stand.answers.tree.name(of: window) == "Tunnel: here")
  }

  @Test("D15: A slider tells its number, its range, its step and its text, and is set")
  func value() throws {
    let slider = AssistiveObject(Stand.slider)
    #expect(try stand.property(slider, "Value", "CurrentValue") == .double(2))
    #expect(try stand.property(slider, "Value", "MaximumValue") == .double(5))
    #expect(try stand.property(slider, "Value", "MinimumIncrement") == .double(1))
    #expect(try stand.property(slider, "Value", "Text") == .string("2 km"))
    try stand.set(slider, "Value", "CurrentValue", .double(4))
    #expect(stand.world.asked == ["set 3 to 4.0"])
    for wrong in [AssistiveValue.int32(4), .double(.nan), .double(.infinity), .string("4")] {
      #expect(throws: BusError.invalidArguments) {
        try stand.set(slider, "Value", "CurrentValue", wrong)
      }
    }
  }

  @Test("D18: A list tells which rows are selected, and a row is selected by pressing it")
  func selection() throws {
    #expect(
      try stand.property(.element(Stand.list), "Selection", "NSelectedChildren") == .int32(1))
    #expect(
      try stand.call(Stand.list, "Selection", "GetSelectedChild", integers(0))
        == [.structure([.string(":1.7"), .path("/org/a11y/atspi/accessible/6")])])
    #expect(
      try stand.call(Stand.list, "Selection", "IsChildSelected", integers(1)) == [.boolean(false)])
    _ = try stand.call(Stand.list, "Selection", "SelectChild", integers(1))
    #expect(stand.world.asked == ["click 7"])
    #expect(throws: BusError.invalidArguments) {
      try stand.call(Stand.list, "Selection", "GetSelectedChild", integers(1))
    }
  }

  @Test(
    "D18: Where any number of rows can be selected, they are selected and deselected one by one")
  func several() throws {
    stand.change([.state(Stand.list, .multiselectable, true)])
    _ = try stand.call(Stand.list, "Selection", "SelectChild", integers(1))
    #expect(
      try stand.call(Stand.list, "Selection", "DeselectChild", integers(1)) == [.boolean(true)])
    _ = try stand.call(Stand.list, "Selection", "DeselectSelectedChild", integers(0))
    _ = try stand.call(Stand.list, "Selection", "SelectAll")
    _ = try stand.call(Stand.list, "Selection", "ClearSelection")
    #expect(
      stand.world.asked == ["select 7", "deselect 6", "select all in 5", "select none in 5"])
  }

  @Test("D18: Where one row can be selected, it is neither deselected nor are all selected")
  func single() throws {
    for (member, arguments) in [
      ("SelectAll", []), ("ClearSelection", []), ("DeselectChild", integers(0)),
      ("DeselectSelectedChild", integers(0)),
    ] {
      #expect(try stand.call(Stand.list, "Selection", member, arguments) == [.boolean(false)])
    }
    #expect(stand.world.asked == [])
  }

  @Test("D18: Selecting a line of a menu moves the focus there, and does not choose it")
  func menu() throws {
    stand.change([
      .role(Stand.list, .menu), .role(Stand.rows[0], .menuItem), .role(Stand.rows[1], .menuItem),
    ])
    _ = try stand.call(Stand.list, "Selection", "SelectChild", integers(1))
    #expect(stand.world.asked == ["focus 7"])
  }

  @Test("D19: A text flows to the text after it in the same place")
  func flow() {
    func flows(_ identity: AccessibilityIdentity) -> [UInt32: [AssistiveObject]] {
      Dictionary(uniqueKeysWithValues: stand.answers.tree.relations(of: .element(identity)))
    }
    stand.change([.role(Stand.rows[0], .heading), .role(Stand.rows[1], .label)])
    #expect(flows(Stand.rows[0]) == [10: [.element(Stand.rows[1])]])
    #expect(flows(Stand.rows[1]) == [11: [.element(Stand.rows[0])]])
  }

  @Test("D19: A relation is told at both of its ends")
  func relations() throws {
    stand.change([.relation(Stand.field, .controls, [Stand.list])])
    func kinds(_ identity: AccessibilityIdentity) -> [UInt32] {
      stand.answers.tree.relations(of: .element(identity)).map(\.0)
    }
    #expect(kinds(Stand.field) == [3])
    #expect(kinds(Stand.list) == [4])
  }

  @Test("D7: Whatever is called with whatever arguments, each call has an answer or an error")
  func nonsense() throws {
    var generator = SeededGenerator(seed: 51)
    let paths =
      stand.answers.tree.objects.map(\.path) + [AssistiveObject.cachePath, "/", "/org", ""]
    let interfaces =
      AssistiveInterface.allCases.map(\.rawValue) + [
        AssistiveInterface.cache, AssistiveInterface.properties, "", "org.example",
      ]
    let members = Array(
      Set(
        AssistiveInterface.allCases.flatMap { $0.methods.keys } + ["Get", "Set", "GetAll", "", "x"])
    ).sorted()
    let numbers: [Int32] = [0, 1, 2, 3, 9, -1, -2, 10, 11, .max, .min]
    var answered = 0
    for _ in 0..<2000 {
      let interface = interfaces.randomElement(using: &generator) ?? ""
      let own = AssistiveInterface(rawValue: interface)?.methods ?? [:]
      let isOwn = Bool.random(using: &generator) && !own.isEmpty
      let member =
        (isOwn ? own.keys.sorted() : members).randomElement(using: &generator) ?? ""
      let types = isOwn ? own[member] ?? "" : "iusdbo"
      let length = isOwn ? types.count : Int.random(in: 0...4, using: &generator)
      let arguments: [AssistiveValue] = (0..<length).map { index in
        let type = isOwn ? Array(types)[index] : types.randomElement(using: &generator) ?? "i"
        let number = numbers.randomElement(using: &generator) ?? 0
        return switch type {
        case "i": .int32(number)
        case "u": .uint32(UInt32(bitPattern: number))
        case "d": .double(Double(number) / 0.3)
        case "b": .boolean(number > 0)
        case "o": .path("/")
        default:
          .string(
            [interface, "Name", "CurrentValue", "a\u{301}🌍", ""].randomElement(using: &generator)
              ?? "")
        }
      }
      let call = AssistiveCall(
        path: paths.randomElement(using: &generator) ?? "", interface: interface, member: member,
        signature: arguments.map(\.signature).joined(), arguments: arguments)
      if let values = try? stand.answers.answer(call) {
        answered += 1
        let signature = values.map(\.signature).joined()
        #expect(!signature.contains(" "))
      }
    }
    #expect(answered > 50)
  }
}
