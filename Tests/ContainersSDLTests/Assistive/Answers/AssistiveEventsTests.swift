import Pixels
import Testing

@testable import Containers
@testable import ContainersSDL

@MainActor
@Suite("Signals to assistive technology")
struct AssistiveEventsTests {
  private typealias Stand = AssistiveStand
  private let stand = AssistiveStand()

  @Test("D37: Each change of a state is one signal, and enabled is also sensitive")
  func states() {
    stand.change([
      .state(Stand.field, .focused, false), .state(Stand.button, .focused, true),
      .state(Stand.button, .enabled, false), .state(Stand.button, .invalidEntry, true),
      .state(Stand.window, .active, false), .windowDeactivated(Stand.window),
    ])
    #expect(
      stand.lines == [
        "Search: StateChanged focused 0 0", "Radar: StateChanged focused 1 0",
        "Radar: StateChanged enabled 0 0", "Radar: StateChanged sensitive 0 0",
        "Radar: StateChanged invalid-entry 1 0", "Tunnel: here: StateChanged active 0 0",
        "Tunnel: here: Deactivate 0 0",
      ])
  }

  @Test("D26: What is scrolled out of sight does not show, and tells when it does")
  func scrolledOut() throws {
    let row = AssistiveObject(Stand.rows[1])
    func shows() throws -> Bool {
      try AssistiveStates(#require(stand.answers.tree.entry(row))).contains(.showing)
    }
    stand.change([.state(Stand.rows[1], .scrolledOut, true)])
    #expect(try !shows())
    stand.change([.state(Stand.rows[1], .scrolledOut, false)])
    #expect(try shows())
    #expect(
      stand.lines == ["Rome: StateChanged showing 0 0", "Rome: StateChanged showing 1 0"])
  }

  @Test("D37: A reader that begins learns of the windows, the active one and the focus")
  func introduction() {
    let lines = stand.answers.tree.introduction.map(\.line)
    #expect(lines == ["Create 0 0", "Activate 0 0", "StateChanged focused 1 0"])
  }

  @Test("D38: Names, descriptions, values, children and selections are told when they change")
  func properties() {
    stand.change([
      .label(Stand.button, "Far"), .hint(Stand.button, nil),
      .range(Stand.slider, SemanticRange(3, from: 1, to: 5, step: 1)),
      .value(Stand.slider, "3 km"), .state(Stand.rows[1], .selected, true),
      .relation(Stand.field, .activeDescendant, [Stand.rows[1]]),
      .bounds(Stand.button, Rect(x: 1, y: 2, width: 3, height: 4)),
      .removed(Stand.list, from: Stand.window, at: 3),
    ])
    #expect(
      stand.lines == [
        "Far: PropertyChange accessible-name 0 0", "Far: PropertyChange accessible-description 0 0",
        "Zoom: PropertyChange accessible-value 0 0", "Zoom: PropertyChange accessible-value 0 0",
        "Rome: StateChanged selected 1 0", "Places: SelectionChanged 0 0",
        "Search: ActiveDescendantChanged 1 0", "Far: BoundsChanged 0 0",
        "Tunnel: here: ChildrenChanged remove 3 0", "cache: RemoveAccessible",
        "cache: RemoveAccessible", "cache: RemoveAccessible",
      ])
  }

  @Test("D12, D38: Bounds are told in pixels of the display, as they are answered")
  func bounds() throws {
    stand.world.place = AssistiveGeometry(origin: Point(x: 100, y: 50), scale: 2)
    let signals = stand.answers.take([
      .bounds(Stand.button, Rect(x: 1, y: 2, width: 3, height: 4))
    ])
    let rectangle = AssistiveValue.structure([102, 54, 6, 8].map { .int32($0) })
    #expect(signals.map { $0.body[3] } == [.variant(rectangle)])
    #expect(try stand.call(Stand.button, "Component", "GetExtents", [.uint32(0)]) == [rectangle])
  }

  @Test("D38: A title is told to the cache alone, since readers would speak each one")
  func titles() {
    stand.change([.label(Stand.window, "Tunnel: there")])
    #expect(stand.lines == ["cache: AddAccessible"])
  }

  @Test("D38: What comes is told with all that is in it, and the focus that came along")
  func addition() {
    var semantics = Semantics(AccessibilityProperties())
    semantics.role = .dialog
    semantics.label = "Sheet"
    let (sheet, field) = (AccessibilityIdentity(rawValue: 20), AccessibilityIdentity(rawValue: 21))
    let outer = AccessibilityEntry(
      identity: sheet, parent: Stand.window, semantics: semantics, frame: .zero)
    semantics.role = .entry
    semantics.label = "Name"
    semantics.states.insert(.focused)
    let inner = AccessibilityEntry(
      identity: field, parent: sheet, semantics: semantics, frame: .zero)

    let signals = stand.answers.tree.take([.added(outer, at: 0), .added(inner, at: 0)])

    #expect(
      signals.map(\.line) == [
        "AddAccessible", "ChildrenChanged add 0 0", "AddAccessible", "StateChanged focused 1 0",
      ])
  }

  @Test("D11: What is added is told to the cache with what was added to it")
  func wholeAddition() {
    var semantics = Semantics(AccessibilityProperties())
    semantics.label = "Side"
    let (group, choice) = (AccessibilityIdentity(rawValue: 20), AccessibilityIdentity(rawValue: 21))
    let outer = AccessibilityEntry(
      identity: group, parent: Stand.window, semantics: semantics, frame: .zero)
    semantics.role = .radioButton
    let inner = AccessibilityEntry(
      identity: choice, parent: group, semantics: semantics, frame: .zero)

    let signals = stand.answers.tree.take([.added(outer, at: 0), .added(inner, at: 0)])

    #expect(stand.answers.tree.interfaces(of: .element(group)).contains(.selection))
    #expect(signals.first?.body == [stand.answers.tree.item(.element(group), isWhole: false)])
  }

  @Test("D38: Another order is told as removals and additions of what has moved")
  func order() {
    let children = stand.answers.tree.mirror[Stand.list]?.children ?? []
    stand.change([.reordered(Stand.list, children.reversed())])
    #expect(
      stand.lines == [
        "Places: ChildrenChanged remove 1 0", "Places: ChildrenChanged remove 0 0",
        "Places: ChildrenChanged add 0 0", "Places: ChildrenChanged add 1 0",
      ])
  }

  @Test("D39: Typing is told by what went and what came, then the caret, then the selection")
  func typing() {
    stand.change([
      .textDeleted(Stand.field, at: 1, "a\u{303}"), .textInserted(Stand.field, at: 1, "🌍x"),
      .caret(Stand.field, 3), .selections(Stand.field, []),
    ])
    #expect(
      stand.lines == [
        "Search: TextChanged delete 1 2", "Search: TextChanged insert 1 2",
        "Search: TextCaretMoved 3 0", "Search: TextSelectionChanged 0 0",
      ])
    #expect(stand.answers.tree.mirror[Stand.field]?.semantics.text?.characters == "S🌍xo Paulo")
  }

  @Test("D40: An announcement is also a notification that shows for a moment")
  func announcement() throws {
    stand.change([.announcement("Copied", .polite), .announcement("Failed", .assertive)])
    #expect(
      stand.lines.filter { !$0.hasPrefix("cache") } == [
        "Tunnel: here: Announcement 1 0", "Tunnel: ChildrenChanged add 1 0",
        "Copied: StateChanged showing 1 0",
        ": StateChanged showing 0 0", "Tunnel: ChildrenChanged remove 1 0",
        "Tunnel: here: Announcement 2 0", "Tunnel: ChildrenChanged add 1 0",
        "Failed: StateChanged showing 1 0",
      ])
    let notice = try #require(stand.answers.tree.children(of: .application).last)
    #expect(stand.answers.tree.role(of: notice) == .notification)

    _ = stand.answers.tree.removeNotices()

    #expect(throws: BusError.unknownObject) {
      try stand.property(notice, "Accessible", "Name")
    }
  }
}
