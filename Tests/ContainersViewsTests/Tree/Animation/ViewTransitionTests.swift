import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("A transition of a view")
struct ViewTransitionTests {
  let stage: Stage
  let card = View(frame: Rect(x: 50, y: 50, width: 200, height: 100))
  let front = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let back = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))

  init() {
    let root = ViewController()
    stage = Stage(root)
    front.backgroundColor = Color(hex: 0xFF0000)
    back.backgroundColor = Color(hex: 0x0000FF)
    card.addSubview(front)
    root.view.addSubview(card)
    stage.settle()
  }

  func pixel(_ x: Int = 150, _ y: Int = 100) -> UInt32 { stage.picture.bitmap[x, y] & 0xFFFFFF }

  func turnOver(
    _ options: AnimationOptions = .transitionFlipFromTop, completion: ((Bool) -> Void)? = nil
  ) {
    View.transition(
      with: card, duration: .seconds(1), options: options.union(.curveLinear),
      animations: {
        front.removeFromSuperview()
        card.addSubview(back)
      }, completion: completion)
  }

  @Test("shows the old content, then what the block made of it, and completes once")
  func flipping() {
    var ends: [Bool] = []
    turnOver { ends.append($0) }
    #expect(card.subviews == [back])
    stage.advance(by: .milliseconds(300))
    #expect(pixel() == 0xFF0000)
    #expect(pixel(60, 52) != 0xFF0000)
    stage.advance(by: .milliseconds(400))
    #expect(pixel() == 0x0000FF)
    #expect(ends.isEmpty)
    stage.settle()

    #expect(ends == [true])
    #expect(pixel(52, 52) == 0x0000FF)
    #expect(card.transform3D == .identity)
  }

  @Test("fades one text into another")
  func dissolving() {
    let label = Label()
    label.text = "Before"
    label.textColor = .white
    label.frame = Rect(x: 10, y: 200, width: 100, height: 30)
    stage.window.rootViewController?.view.addSubview(label)
    stage.settle()
    let before = stage.picture(of: label.frame)

    View.transition(
      with: label, duration: .seconds(1), options: [.transitionCrossDissolve, .curveLinear],
      animations: { label.text = "After" })
    stage.turn()
    let start = PictureDifference(before, stage.picture(of: label.frame), tolerance: .exact)
    stage.advance(by: .milliseconds(500))
    let middle = PictureDifference(
      before, stage.picture(of: label.frame), tolerance: PictureTolerance())

    #expect(label.text == "After")
    #expect(start?.count == 0)
    #expect(middle?.isTolerated == false)
  }

  @Test("receives no touches unless they are allowed")
  func touches() {
    turnOver()
    #expect(stage.window.hitTest(Point(x: 150, y: 100), with: nil) !== back)
    stage.settle()
    #expect(stage.window.hitTest(Point(x: 150, y: 100), with: nil) === back)
    View.transition(
      with: card, duration: .seconds(1),
      options: [.transitionCurlUp, .allowUserInteraction], animations: nil)
    #expect(stage.window.hitTest(Point(x: 150, y: 100), with: nil) === back)
  }

  @Test("from one view to another removes the old one, or hides it")
  func fromTo() {
    View.transition(
      from: front, to: back, duration: .seconds(1), options: .transitionCurlUp)
    #expect(card.subviews == [front, back])
    stage.settle()
    #expect(card.subviews == [back])

    View.transition(
      from: back, to: front, duration: .seconds(1),
      options: [.transitionCurlDown, .showHideTransitionViews])
    stage.settle()
    #expect(card.subviews == [back, front])
    #expect(back.isHidden)
    View.transition(
      from: front, to: back, duration: .seconds(1),
      options: [.transitionFlipFromLeft, .showHideTransitionViews])
    #expect(!back.isHidden)
    stage.settle()
    #expect(front.isHidden)
    #expect(pixel() == 0x0000FF)
  }

  @Test("without an effect or duration is a plain change")
  func plain() {
    var ends: [Bool] = []
    View.transition(from: front, to: back, duration: .zero) { ends.append($0) }
    #expect(card.subviews == [back])
    #expect(ends == [true])
  }

  @Test("from a view without a superview warns and completes with false")
  func detached() {
    var ends: [Bool] = []
    let lines = WarningLog.lines {
      View.transition(from: back, to: front, duration: .seconds(1)) { ends.append($0) }
    }
    #expect(lines.count == 1)
    #expect(ends == [false])
  }

  @Test("is interrupted by another one and by the removal of the view", arguments: [true, false])
  func interruption(_ isAnother: Bool) {
    var ends: [String] = []
    View.transition(from: front, to: back, duration: .seconds(1), options: .transitionCurlUp) {
      ends.append("first \($0)")
    }
    stage.advance(by: .milliseconds(400))

    if isAnother {
      View.transition(from: back, to: front, duration: .seconds(1), options: .transitionCurlUp) {
        ends.append("second \($0)")
      }
      #expect(ends == ["first false"])
    } else {
      card.removeFromSuperview()
    }
    stage.settle()

    #expect(ends == (isAnother ? ["first false", "second true"] : ["first false"]))
    #expect(card.subviews == [isAnother ? front : back])
  }

  @Test("runs once, even if its options ask to repeat")
  func repeating() {
    var ends: [Bool] = []
    turnOver([.transitionFlipFromTop, .repeat, .autoreverse]) { ends.append($0) }
    stage.advance(by: .milliseconds(1100))

    #expect(ends == [true])
    #expect(pixel() == 0x0000FF)
  }

  @Test("has removed the old view when it completes")
  func order() {
    var isOut: Bool?
    View.transition(
      from: front, to: back, duration: .seconds(1), options: .transitionCrossDissolve
    ) { [front] _ in isOut = front.superview == nil }
    stage.settle()

    #expect(isOut == true)
  }

  @Test("leaves a view in place that has been moved elsewhere in the meantime")
  func movedMeanwhile() {
    let other = View(frame: Rect(x: 0, y: 200, width: 50, height: 50))
    card.superview?.addSubview(other)
    View.transition(
      from: front, to: back, duration: .seconds(1), options: .transitionCrossDissolve)
    stage.advance(by: .milliseconds(500))
    other.addSubview(front)
    stage.settle()

    #expect(other.subviews == [front])
    #expect(card.subviews == [back])
  }

  @Test("takes a new picture when the view is resized")
  func anotherSize() {
    turnOver()
    stage.advance(by: .milliseconds(600))
    card.bounds.size.width = 100
    back.frame.size.width = 100
    stage.advance(by: .milliseconds(380))

    #expect(pixel(150, 100) == 0x0000FF)
    #expect(pixel(250, 100) != 0x0000FF)
  }

  @Test("that takes over from another starts with the result of that one")
  func takingOver() {
    let box = View(frame: Rect(x: 0, y: 200, width: 50, height: 50))
    box.backgroundColor = Color(hex: 0xFF0000)
    card.superview?.addSubview(box)
    stage.settle()
    for color in [0x0000FF, 0x00FF00] as [UInt32] {
      View.transition(
        with: box, duration: .seconds(1), options: [.transitionCrossDissolve, .curveLinear],
        animations: { box.backgroundColor = Color(hex: color) })
      if color == 0x0000FF { stage.advance(by: .milliseconds(500)) }
    }
    stage.turn()

    let seen = pixel(20, 220)
    #expect(seen & 255 > 240)
    #expect(seen >> 16 < 16)
  }

  @Test(
    "Q60: continues in the window and its root while the window is resized or rotated",
    arguments: [Size(width: 300, height: 400), Size(width: 640, height: 480)], [true, false])
  func resizing(_ size: Size, _ isWindow: Bool) throws {
    let root = try #require(stage.window.rootViewController?.view)
    var ends: [Bool] = []
    View.transition(
      with: isWindow ? stage.window : root, duration: .milliseconds(200),
      options: [.transitionCrossDissolve, .curveLinear],
      animations: { root.backgroundColor = Color(hex: 0x00FF00) }, completion: { ends.append($0) })
    stage.advance(by: .milliseconds(100))

    stage.resize(to: size)
    stage.advance(by: .milliseconds(20))
    #expect(ends.isEmpty)
    #expect((120...200).contains(pixel(5, 5) >> 8))
    stage.settle()

    #expect(ends == [true])
    #expect(pixel(5, 5) == 0x00FF00)
    #expect(root.frame == Rect(origin: .zero, size: size))
  }

  @Test("Q60: what moves the root continues during a window resize, except for its position")
  func resizingWhileMoving() throws {
    let root = try #require(stage.window.rootViewController?.view)
    root.backgroundColor = .white
    var ends: [Bool] = []
    View.animate(withDuration: .milliseconds(200), options: .curveLinear) {
      root.alpha = 0
    } completion: {
      ends.append($0)
    }
    stage.advance(by: .milliseconds(100))

    stage.resize(to: Size(width: 300, height: 400))
    stage.advance(by: .milliseconds(20))

    #expect(ends.isEmpty)
    #expect((70...130).contains(pixel(5, 5) & 255))
    stage.settle()
    #expect(ends == [true])
  }

  @Test("inherits the duration of the enclosing block")
  func nested() {
    var isOver = false
    View.animate(withDuration: .seconds(2)) { turnOver { _ in isOver = true } }
    stage.advance(by: .milliseconds(1500))
    #expect(!isOver)
    stage.advance(by: .milliseconds(600))
    #expect(isOver)
  }

  @Test("A snapshot looks like the view did at any size, whatever happens to the view")
  func snapshot() throws {
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds.size == card.bounds.size)
    front.backgroundColor = Color(hex: 0x00FF00)
    card.removeFromSuperview()
    snapshot.frame = Rect(x: 0, y: 0, width: 300, height: 250)
    stage.window.rootViewController?.view.addSubview(snapshot)
    stage.settle()
    #expect(pixel(5, 5) == 0xFF0000)
    #expect(pixel(295, 245) == 0xFF0000)
  }

  @Test("A snapshot after updates includes pending changes, and one before them does not")
  func snapshotUpdates() throws {
    front.backgroundColor = Color(hex: 0x00FF00)
    let before = try #require(card.snapshotView(afterScreenUpdates: false))
    let after = try #require(card.snapshotView(afterScreenUpdates: true))
    let part = try #require(
      card.resizableSnapshotView(
        from: Rect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true))
    #expect(View().snapshotView(afterScreenUpdates: false) == nil)
    for (index, view) in [before, after, part].enumerated() {
      view.frame.origin = Point(x: Double(index) * 100, y: 160)
      stage.window.rootViewController?.view.addSubview(view)
    }
    stage.settle()
    #expect(pixel(10, 170) == 0xFF0000)
    #expect(pixel(110, 170) == 0x00FF00)
    #expect(pixel(210, 170) == 0x00FF00)
    #expect(part.bounds.size == Size(width: 20, height: 20))
  }

  @Test("A snapshot keeps pixels that its view repaints")
  func snapshotOfDrawing() throws {
    final class Drawn: View {
      var color = Color(hex: 0xFF0000)
      override func draw(_ canvas: Canvas) { canvas.fill(color) }
    }
    let drawn = Drawn(frame: Rect(x: 0, y: 200, width: 50, height: 50))
    stage.window.rootViewController?.view.addSubview(drawn)
    stage.settle()
    let snapshot = try #require(drawn.snapshotView(afterScreenUpdates: true))
    snapshot.frame.origin = Point(x: 100, y: 200)
    stage.window.rootViewController?.view.addSubview(snapshot)
    drawn.color = Color(hex: 0x00FF00)
    drawn.setNeedsDisplay()
    stage.settle()
    #expect(pixel(120, 220) == 0xFF0000)
    #expect(pixel(20, 220) == 0x00FF00)
  }
}
