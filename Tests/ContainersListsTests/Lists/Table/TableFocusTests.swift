import ContainersTesting
import Testing

@testable import Containers

/// The focus in a table whose selection does not follow it, as by default.
@MainActor
struct TableFocusTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(
    "Keys move the focus and keep it visible, and neither select nor open a row",
    arguments: [
      ([KeyCode.upArrow], 49), ([.downArrow], 51), ([.downArrow, .downArrow, .upArrow], 51),
      ([.home], 0), ([.home, .upArrow], 0), ([.end], 99), ([.end, .downArrow], 99),
      ([.pageDown], 58), ([.pageUp], 42), ([.home, .pageUp], 0), ([.end, .pageDown], 99),
      ([.character("r")], 51), ([.escape], 50), ([.leftArrow], 50), ([.function(5)], 50),
    ])
  func moving(keys: [KeyCode], row: Int) throws {
    let it = TableStage(count: 100)
    it.preferred = path(50)
    it.stage.press(.tab)
    for key in keys {
      if case .character(let letter) = key {
        it.stage.type("\(letter)")
      } else {
        it.stage.press(key)
      }
    }
    #expect(it.table.cursor == path(row))
    #expect(it.selected.isEmpty)
    #expect(it.log.isEmpty)
    it.stage.turn()
    #expect(it.table.bounds.contains(it.table.rectForRow(at: path(row))))
    let cell = try #require(it.table.cellForRow(at: path(row)))
    #expect(it.table.accessibilityRelations[.activeDescendant].first === cell)
  }

  @Test("Enter and Space do what a press does, each time", arguments: [KeyCode.enter, .space])
  func acting(key: KeyCode) {
    let it = TableStage(count: 5)
    it.stage.press(.tab)
    it.stage.press(.downArrow)
    it.stage.press(key)
    it.stage.press(key)
    let keys = it.log
    it.log = []
    it.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    it.stage.tap("Row 1")
    it.stage.tap("Row 1")
    #expect(keys == ["select 1", "open 1", "select 1", "open 1"])
    #expect(it.log == keys)
  }

  /// Where the focus starts.
  enum Start: CaseIterable {
    case preferred, preferredThatIsGone, selected, selectedAndPreferred, scrolled, nothing

    var row: Int {
      switch self {
      case .preferred, .selectedAndPreferred: 70
      case .selected: 80
      case .scrolled: 10
      case .preferredThatIsGone, .nothing: 0
      }
    }
  }

  @Test(
    "The focus starts at the preferred row, the selected, or the first visible one",
    arguments: Start.allCases)
  func start(_ start: Start) {
    let it = TableStage(count: 100)
    if start == .preferredThatIsGone { it.preferred = path(100) }
    if start == .preferred || start == .selectedAndPreferred { it.preferred = path(70) }
    if start == .selected || start == .selectedAndPreferred {
      it.table.selectRow(at: path(80), animated: false, scrollPosition: .none)
    }
    if start == .scrolled { it.table.contentOffset = Point(x: 0, y: 440) }
    it.stage.turn()
    it.stage.press(.tab)
    it.stage.turn()
    #expect(it.table.cursor == path(start.row))
    #expect(it.table.bounds.contains(it.table.rectForRow(at: path(start.row))))
  }

  @Test("The focus returns to where it was, whatever is preferred by then")
  func returning() {
    let it = TableStage(count: 10)
    it.stage.press(.tab)
    it.stage.press(.downArrow)
    it.stage.window.moveFocus(to: nil)
    it.preferred = path(7)
    it.stage.press(.tab)
    #expect(it.table.cursor == path(1))
  }

  @Test("After the last row is deleted and the table reloaded, the focus is at the row before")
  func deleting() {
    let it = TableStage(count: 3)
    it.isEditable = true
    it.whenCommitted = { [unowned it] in
      it.rows[0].remove(at: $0.row)
      it.table.reloadData()
    }
    it.stage.press(.tab)
    it.stage.press(.end)
    it.stage.press(.delete)
    #expect(it.rows[0] == ["Row 0", "Row 1"])
    #expect(it.table.cursor == path(1))
    #expect(it.table.entryRing?.isHidden == false)
  }

  @Test(
    "A key that is held acts once; one that moves the focus goes on",
    arguments: [
      (KeyCode.enter, 1), (.space, 1), (.delete, 1), (.downArrow, 4), (.upArrow, 0),
      (.pageDown, 32),
      (.end, 99), (.home, 0),
    ])
  func holding(key: KeyCode, row: Int) {
    let it = TableStage(count: 100)
    it.isEditable = true
    it.whenCommitted = { [unowned it] in
      it.log.append("delete \($0.row)")
      it.rows[0].remove(at: $0.row)
      it.table.reloadData()
    }
    it.stage.press(.tab)
    if row == 1 { it.stage.press(.downArrow) }
    for number in 0..<4 { it.stage.send(.keyDown(Key(key), isRepeat: number > 0)) }
    it.stage.send(.keyUp(Key(key)))
    #expect(it.table.cursor == path(row))
    switch key {
    case .enter, .space: #expect(it.log == ["select 1", "open 1"])
    case .delete: #expect(it.log == ["delete 1"])
    default: #expect(it.log.isEmpty)
    }
  }

  @Test("Deleting another row than the focused one does not scroll", arguments: 40..<44)
  func deletingOther(row: Int) {
    let it = TableStage(count: 100)
    it.isEditable = true
    it.whenCommitted = { [unowned it] in
      it.rows[0].remove(at: $0.row)
      it.table.deleteRows(at: [$0], with: .none)
    }
    it.stage.press(.tab)
    it.table.contentOffset = Point(x: 0, y: 40 * it.table.rectForRow(at: path(0)).height)
    it.stage.turn()
    let offset = it.table.contentOffset
    it.table.delete(path(row))
    it.stage.turn()
    #expect(it.table.contentOffset == offset)
    #expect(it.table.cursor == path(0))
  }

  /// A key, and whether a focused table keeps it from commands.
  enum Claim: CaseIterable {
    case letter, capital, digit, foreign, home, end, pageDown, up, shiftedEnd
    case slash, function, controlled, alternate, escape, sideways

    var key: (code: KeyCode, flags: KeyModifierFlags) {
      switch self {
      case .letter: (.character("m"), [])
      case .capital: (.character("m"), .shift)
      case .digit: (.character("1"), [])
      case .foreign: (.character("ø"), [])
      case .home: (.home, [])
      case .end: (.end, [])
      case .pageDown: (.pageDown, [])
      case .up: (.upArrow, [])
      case .shiftedEnd: (.end, .shift)
      case .slash: (.character("/"), [])
      case .function: (.function(5), [])
      case .controlled: (.character("m"), .control)
      case .alternate: (.upArrow, .alternate)
      case .escape: (.escape, [])
      case .sideways: (.rightArrow, [])
      }
    }

    var isKept: Bool {
      switch self {
      case .slash, .function, .controlled, .alternate, .escape, .sideways: false
      default: true
      }
    }
  }

  @Test(
    "A focused table keeps letters, digits and the keys that move from commands",
    arguments: Claim.allCases)
  func claims(claim: Claim) throws {
    let it = TableStage(count: 5)
    var runs = 0
    let (code, flags) = claim.key
    it.stage.window.rootViewController?.addKeyCommand(
      KeyCommand(code, modifierFlags: flags, title: "Command") { runs += 1 })
    it.stage.press(code, modifierFlags: flags)
    #expect(runs == 1)
    it.stage.press(.tab)
    it.stage.press(code, modifierFlags: flags)
    #expect(runs == (claim.isKept ? 1 : 2))
  }

  @Test("A command that asks for priority takes a key from a focused table")
  func priority() throws {
    let it = TableStage(count: 5)
    var runs = 0
    let command = KeyCommand(.character("m"), title: "Command") { runs += 1 }
    command.wantsPriorityOverSystemBehavior = true
    it.stage.window.rootViewController?.addKeyCommand(command)
    it.stage.press(.tab)
    it.stage.press(.character("m"))
    #expect(runs == 1)
  }
}
