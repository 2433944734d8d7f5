import Containers
import ContainersTesting
import TestSupport
import Testing

/// Tests layouts in which constraints of equal priorities cannot all hold.
@MainActor
@Suite("Ties between equal priorities")
struct EqualPriorityTests {
  /// A row of equal views whose constraints several layouts satisfy equally well.
  enum Tie: CaseIterable {
    case growing, shrinking, threeGrowing, threeShrinking, equalWidths, wishes, nothing, guides
    case column, baselines
  }

  @Test(
    "The same constraints give the same frames in whatever order they are activated",
    arguments: Tie.allCases)
  func order(_ tie: Tie) {
    let first = frames(of: tie, seed: 0)
    for seed in 1..<20 { #expect(frames(of: tie, seed: UInt64(seed)) == first) }
  }

  private func frames(of tie: Tie, seed: UInt64) -> [Rect] {
    let screen = TiedScreen(tie, seed: seed)
    let view = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    screen.build(in: view)
    view.layoutIfNeeded()
    return screen.frames
  }

  @Test("A screen comes back from a push and pop as it was", arguments: Tie.allCases)
  func pushAndPop(_ tie: Tie) {
    let screen = TiedController(tie)
    let navigation = NavigationController(rootViewController: screen)
    let stage = Stage(navigation, size: Size(width: 300, height: 200))
    stage.settle()
    let before = screen.content.frames
    for round in 0..<3 {
      navigation.pushViewController(TiedController(tie), animated: round != 1)
      if round == 2 { stage.resize(to: Size(width: 120, height: 200)) }
      stage.settle()
      navigation.popViewController(animated: round != 1)
      if round == 2 { stage.resize(to: Size(width: 300, height: 200)) }
      stage.settle()
      #expect(screen.content.frames == before)
    }
  }

  @Test("Edits that are undone leave no trace", arguments: Tie.allCases)
  func edits(_ tie: Tie) {
    let screen = TiedScreen(tie)
    let view = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    screen.build(in: view)
    view.layoutIfNeeded()
    let before = screen.frames
    for (index, box) in screen.boxes.enumerated() {
      box.contentSize.width += 40
      view.layoutIfNeeded()
      box.contentSize.width -= 40
      view.layoutIfNeeded()
      #expect(screen.frames == before)
      for constraint in screen.constraints {
        constraint.isActive = false
        if index == 0 { view.layoutIfNeeded() }
        constraint.isActive = true
      }
      view.frame.size.width = index == 1 ? 20 : 900
      view.layoutIfNeeded()
      view.frame.size.width = 300
      view.layoutIfNeeded()
      #expect(screen.frames == before)
    }
  }

  @Test("Of equal views the first gives way, and another order of the subviews counts at once")
  func firstGivesWay() {
    let screen = TiedScreen(.growing)
    let view = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    screen.build(in: view)
    view.layoutIfNeeded()
    #expect(screen.boxes.map(\.frame.width) == [250, 50])

    view.bringSubviewToFront(screen.boxes[0])
    view.layoutIfNeeded()
    #expect(screen.boxes.map(\.frame.width) == [50, 250])
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    view.layoutIfNeeded()
    #expect(screen.boxes.map(\.frame.width) == [250, 50])
    // One that is in no constraint changes places with the first.
    view.addSubview(View())
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    view.layoutIfNeeded()
    #expect(screen.boxes.map(\.frame.width) == [50, 250])
  }

  @Test("Of conflicting constraints the last activated is broken, whichever changed last")
  func conflicts() {
    let view = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let box = CallingView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    let exact = box.widthAnchor.constraint(equalToConstant: 60)
    let last = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
    LayoutConstraint.activate([limit, exact, last])
    func width() -> Double {
      _ = WarningLog.lines { view.layoutIfNeeded() }
      return box.frame.width
    }
    #expect(width() == 60)
    // An earlier constraint changes, and the later ones give way.
    limit.constant = 50
    #expect(width() <= 50)
    limit.constant = 78
    #expect(width() == 60)
    exact.constant = 79
    #expect(width() == 75)
    exact.constant = 70
    #expect(width() == 70)
    box.removeFromSuperview()
    view.addSubview(box)
    last.isActive = true
    #expect(width() == 70)
    exact.isActive = false
    #expect(width() == 75)
    exact.isActive = true
    #expect(width() == 75)
  }
}

/// A controller whose view shows a tie.
private final class TiedController: ViewController {
  let content: TiedScreen

  init(_ tie: EqualPriorityTests.Tie) {
    content = TiedScreen(tie)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    content.build(in: box)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Views that are constrained to be in a row.
@MainActor
private final class TiedScreen {
  let boxes: [CallingView]
  private(set) var constraints: [LayoutConstraint] = []
  private let tie: EqualPriorityTests.Tie
  private let generator: SeededGenerator?
  private let guides = [LayoutGuide(), LayoutGuide()]

  /// - Parameter seed: Determines the order in which the constraints are activated; nil for their
  ///   own.
  init(_ tie: EqualPriorityTests.Tie, seed: UInt64? = nil) {
    self.tie = tie
    generator = seed.map(SeededGenerator.init)
    let count = [.growing, .shrinking, .nothing, .guides, .wishes].contains(tie) ? 2 : 3
    boxes = (0..<count).map { _ in CallingView() }
    let isWide = tie == .shrinking || tie == .threeShrinking
    for box in boxes {
      let width = tie == .nothing ? View.noIntrinsicMetric : isWide ? 200 : 50
      box.contentSize = Size(width: width, height: 30)
      box.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private func relations(in view: View) -> [LayoutConstraint] {
    let last = boxes[boxes.count - 1]
    let pairs = zip(boxes, boxes.dropFirst())
    if tie == .column {
      return [
        boxes[0].topAnchor.constraint(equalTo: view.topAnchor),
        last.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ] + pairs.map { $1.topAnchor.constraint(equalTo: $0.bottomAnchor) }
    }
    let row =
      [
        boxes[0].leftAnchor.constraint(equalTo: view.leftAnchor),
        last.rightAnchor.constraint(equalTo: view.rightAnchor),
      ] + pairs.map { $1.leftAnchor.constraint(equalTo: $0.rightAnchor) }
    return row + additions(in: view)
  }

  private func additions(in view: View) -> [LayoutConstraint] {
    switch tie {
    case .equalWidths: [boxes[0].widthAnchor.constraint(equalTo: boxes[2].widthAnchor)]
    case .wishes:
      zip(boxes, [120.0, 240]).map { box, width in
        let wish = box.widthAnchor.constraint(equalToConstant: width)
        wish.priority = LayoutPriority(600)
        return wish
      }
    case .guides:
      [
        guides[0].leftAnchor.constraint(equalTo: view.leftAnchor),
        guides[0].rightAnchor.constraint(equalTo: guides[1].leftAnchor),
        guides[1].rightAnchor.constraint(equalTo: view.rightAnchor),
      ]
    case .baselines:
      boxes.dropFirst().map { $0.topAnchor.constraint(equalTo: boxes[0].firstBaselineAnchor) } + [
        boxes[2].bottomAnchor.constraint(lessThanOrEqualTo: boxes[0].bottomAnchor)
      ]
    default: []
    }
  }

  func build(in view: View) {
    for box in boxes { view.addSubview(box) }
    if tie == .guides { for guide in guides { view.addLayoutGuide(guide) } }
    constraints = relations(in: view)
    if var generator { constraints.shuffle(using: &generator) }
    LayoutConstraint.activate(constraints)
  }

  var frames: [Rect] { boxes.map(\.frame) + guides.map(\.layoutFrame) }
}
