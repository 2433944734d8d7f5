import Containers
import ContainersTesting
import Testing

/// A controller that records the events it receives, and handles them or passes them on.
private final class Listener: ViewController {
  let name: String
  let transcript: Transcript
  var takes: Set<String> = []

  init(_ name: String, _ transcript: Transcript) {
    self.name = name
    self.transcript = transcript
    super.init()
  }

  private func keeps(_ event: String) -> Bool {
    transcript.add(name, event)
    return takes.contains(event)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    if !keeps("touch") { super.touchesBegan(touches, with: event) }
  }

  override func pressesBegan(_ presses: Set<Press>) {
    if !keeps("press") { super.pressesBegan(presses) }
  }

  override func scrolled(_ scroll: Scroll) {
    if !keeps("scroll") { super.scrolled(scroll) }
  }
}

/// A view that can become first responder and handles nothing.
private final class Idle: View {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor
@Suite("The path of events through controllers")
struct EventPathTests {
  let transcript = Transcript()
  private let parent: Listener
  private let child: Listener
  private let leaf = Idle(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  let stage: Stage

  init() {
    (parent, child) = (Listener("P", transcript), Listener("C", transcript))
    stage = Stage(parent)
    let box = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    parent.view.addSubview(box)
    parent.addChild(child)
    child.view.frame = box.bounds
    box.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.addSubview(leaf)
    stage.settle()
  }

  private func send(_ event: String) {
    switch event {
    case "touch": stage.tap(at: Point(x: 20, y: 20))
    case "press":
      leaf.becomeFirstResponder()
      stage.press(.character("x"))
    default:
      stage.send(.scrolled(Point(x: 20, y: 20), delta: Point(x: 0, y: 10), modifiers: []))
    }
  }

  @Test(
    "C154, C156, C159: events that a view does not handle reach its controller, then the container",
    arguments: ["touch", "press", "scroll"])
  func passing(_ event: String) {
    send(event)

    #expect(transcript.lines == ["C.\(event)", "P.\(event)"])
  }

  @Test(
    "C156: an event handled by a controller stops there", arguments: ["touch", "press", "scroll"])
  func handling(_ event: String) {
    child.takes = [event]

    send(event)

    #expect(transcript.lines == ["C.\(event)"])
  }

  @Test("C159: without a relationship, events still follow the views, past a released controller")
  func withoutRelation() {
    child.willMove(toParent: nil)
    child.removeFromParent()

    send("touch")

    #expect(transcript.lines == ["C.touch", "P.touch"])
  }
}

/// A controller that receives every kind of message.
@MainActor
private final class Receiver: ViewController, TableViewDataSource, TableViewDelegate {
  static let pressing = Selector("press", Receiver.press)
  struct Rang: Message {
    typealias Subject = Application
  }
  let table = TableView(frame: Rect(x: 0, y: 100, width: 200, height: 100), style: .plain)
  let button = Control(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  let pad = View(frame: Rect(x: 100, y: 0, width: 50, height: 50))
  var told: [String] = []
  var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    button.addTarget(self, action: Receiver.pressing, for: .touchUpInside)
    let tap = TapGestureRecognizer()
    tap.addTarget { [weak self] (_: TapGestureRecognizer) in self?.told.append("gesture") }
    pad.addGestureRecognizer(tap)
    for one in [table, button, pad] { view.addSubview(one) }
  }

  func press(_ sender: Control) { told.append("action") }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    if told.last != "data source" { told.append("data source") }
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    told.append("delegate")
  }
}

@MainActor
@Suite("What controllers handle")
struct ControllerReceivingTests {
  @Test("C158: a controller handles actions, gestures, messages, and its view's delegate calls")
  func everything() {
    let receiver = Receiver()
    let stage = Stage(receiver)
    receiver.token = stage.application.messageCenter.addObserver(for: Receiver.Rang.self) {
      [weak receiver] _ in receiver?.told.append("message")
    }

    stage.tap(at: Point(x: 20, y: 20))
    stage.tap(at: Point(x: 120, y: 20))
    stage.application.messageCenter.post(Receiver.Rang())
    stage.tap("Row 1")

    #expect(receiver.told == ["data source", "action", "gesture", "message", "delegate"])
  }
}
