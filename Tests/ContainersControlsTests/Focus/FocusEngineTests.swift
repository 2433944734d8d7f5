@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct FocusEngineTests {
  let controller = GridController()
  let stage: Stage

  init() { stage = Stage(controller) }

  private var focused: Int? { stage.window.focusedView?.tag }

  @Test("Arrows move the focus to the nearest view in their direction, and stop at the edge")
  func arrows() {
    stage.press(.tab)
    #expect(focused == 1)
    var way: [Int?] = []
    for key in [KeyCode.rightArrow, .rightArrow, .rightArrow, .downArrow, .leftArrow, .upArrow] {
      stage.press(key)
      way.append(focused)
    }
    #expect(way == [2, 3, 3, 6, 5, 2])
  }

  @Test("An arrow does not move to a view that is farther to the side than ahead")
  func aside() {
    for view in controller.cells where view.tag != 1 && view.tag != 6 { view.isHidden = true }
    stage.press(.tab)
    stage.press(.downArrow)
    #expect(focused == 1)
    stage.press(.rightArrow)
    #expect(focused == 6)
  }

  @Test("A held arrow repeats, and arrows do nothing until the keyboard has focused a view")
  func repeats() {
    stage.press(.rightArrow)
    #expect(focused == nil)
    stage.press(.tab)
    stage.send(.keyDown(Key(.rightArrow), isRepeat: false))
    stage.send(.keyDown(Key(.rightArrow), isRepeat: true))
    stage.send(.keyUp(Key(.rightArrow)))
    #expect(focused == 3)
  }

  @Test("F007, T50: where nothing has the focus, an arrow gives it to what is preferred")
  func beginning() {
    controller.preferred = [controller.cells[4]]
    stage.press(.rightArrow)
    #expect(focused == 5)
    stage.press(.rightArrow)
    #expect(focused == 6)
  }

  @Test("Arrows with modifiers do not move the focus, nor do arrows that a view handles itself")
  func claimed() {
    stage.press(.tab)
    stage.press(.rightArrow, modifierFlags: .control)
    #expect(focused == 1)
    controller.cells[0].takesArrows = true
    stage.press(.rightArrow)
    #expect(focused == 1)
  }

  @Test("Tab visits a group once, at its last focused view, and arrows stay inside the group")
  func groups() {
    for view in controller.cells[0...2] { view.focusGroupIdentifier = "top" }
    stage.press(.tab)
    stage.press(.rightArrow)
    stage.press(.downArrow)
    #expect(focused == 2)
    stage.press(.tab)
    #expect(focused == 4)
    stage.press(.upArrow)
    #expect(focused == 4)
    stage.press(.tab, modifierFlags: .shift)
    #expect(focused == 2)
    controller.cells[2].focusGroupPriority = 1
    controller.cells[1].isHidden = true
    stage.press(.tab)
    #expect(focused == 3)
  }

  @Test("The group of a superview applies to its subviews")
  func inheritedGroup() {
    controller.view.focusGroupIdentifier = "grid"
    let outside = FocusCell(frame: Rect(x: 350, y: 250, width: 40, height: 40))
    stage.window.addSubview(outside)
    outside.tag = 9
    stage.press(.tab)
    stage.press(.tab)
    #expect(focused == 9)
    stage.press(.tab)
    #expect(focused == 1)
  }

  @Test("Ancestors are told once of each gained or lost focus, and can refuse the change")
  func environments() {
    stage.press(.tab)
    #expect(controller.log == ["none to 1 next"])
    stage.press(.rightArrow)
    #expect(controller.log == ["none to 1 next", "1 to 2 right"])
    controller.isLocked = true
    stage.press(.tab)
    #expect(!stage.window.moveFocus(to: controller.cells[4]))
    #expect(focused == 2)
    #expect(controller.cells[1].shouldAsked)
    controller.isLocked = false
    stage.window.moveFocus(to: nil)
    #expect(controller.log.last == "2 to none")
  }

  @Test("Animations added to the coordinator run along with the focus change")
  func coordination() {
    controller.coordinated = { [cell = controller.cells[5]] in cell.alpha = 0.5 }
    stage.press(.tab)
    #expect(controller.cells[5].alpha == 0.5)
    #expect(controller.completions == 0)
    stage.settle()
    #expect(controller.completions == 1)
  }

  @Test("An update focuses the preferred view, following the chain of preferences")
  func preferred() {
    controller.preferred = [controller.cells[4]]
    controller.setNeedsFocusUpdate()
    #expect(focused == nil)
    stage.turn()
    #expect(focused == 5)
    controller.preferred = []
    FocusSystem.focusSystem(for: controller)?.requestFocusUpdate(to: controller)
    controller.updateFocusIfNeeded()
    #expect(focused == 1)
    controller.cells[3].setNeedsFocusUpdate()
    stage.turn()
    #expect(focused == 1)
  }

  @Test(
    "When a focused view is removed the preferred view is focused, or Tab continues there")
  func memory() {
    for _ in 0..<4 { stage.press(.tab) }
    controller.cells[3].removeFromSuperview()
    stage.turn()
    #expect(focused == nil)
    stage.press(.tab)
    #expect(focused == 5)
    controller.cells[4].isHidden = true
    stage.press(.tab, modifierFlags: .shift)
    #expect(focused == 3)
    controller.preferred = [controller.cells[5]]
    controller.cells[2].removeFromSuperview()
    stage.turn()
    #expect(focused == 6)
  }

  @Test("C159: focus changes of a child's views are reported to the child and its parent")
  func chain() {
    let parent = ViewController(), stage = Stage(parent), child = GridController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.view.parentFocusEnvironment === child)
    #expect(child.parentFocusEnvironment === parent.view)
    #expect(parent.contains(child.cells[0]))
    stage.press(.tab)
    #expect(child.log == ["none to 1 next"])
  }
}

/// Six cells in two rows of three, numbered from 1 in reading order.
@MainActor
final class GridController: ViewController {
  let cells = (0..<6).map { (index: Int) -> FocusCell in
    let (column, row) = (Double(index % 3), Double(index / 3))
    return FocusCell(frame: Rect(x: 10 + column * 100, y: 10 + row * 80, width: 80, height: 40))
  }
  var log: [String] = []
  var isLocked = false
  var preferred: [any FocusEnvironment] = []
  var coordinated: (() -> Void)?
  var completions = 0

  override func viewDidLoad() {
    for (index, cell) in cells.enumerated() {
      cell.tag = index + 1
      view.addSubview(cell)
    }
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] {
    preferred.isEmpty ? super.preferredFocusEnvironments : preferred
  }

  override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { !isLocked }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    func name(_ view: View?) -> String { view.map { "\($0.tag)" } ?? "none" }
    let names: [(FocusHeading, String)] = [(.next, " next"), (.right, " right")]
    let heading = names.first { $0.0 == context.focusHeading }?.1 ?? ""
    log.append(
      "\(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView))\(heading)")
    coordinator.addCoordinatedAnimations(coordinated) { [weak self] in self?.completions += 1 }
  }
}

@MainActor
final class FocusCell: View {
  var takesArrows = false
  var shouldAsked = false
  override var canBecomeFocused: Bool { true }
  override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
    shouldAsked = true
    return true
  }
  override func pressesBegan(_ presses: Set<Press>) {
    if !takesArrows { super.pressesBegan(presses) }
  }
}
