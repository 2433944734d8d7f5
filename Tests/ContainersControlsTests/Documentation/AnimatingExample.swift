import Containers
import ContainersTesting
import TestSupport
import Testing

final class CardViewController: ViewController {
  let card = View(frame: Rect(x: 20, y: 20, width: 120, height: 80))
  private(set) var isDismissed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .systemBlue
    card.accessibility.label = "Card"
    view.addSubview(card)
  }

  func dismissCard() {
    View.animate(withDuration: .milliseconds(300), options: .curveEaseIn) {
      card.center.y += 200
      card.alpha = 0
    } completion: { [weak self] isFinished in
      if isFinished { self?.card.removeFromSuperview() }
      self?.isDismissed = true
    }
  }
}

extension CardViewController {
  func shake() {
    View.animateKeyframes(withDuration: .milliseconds(400)) {
      for (step, offset) in [-10.0, 20, -20, 10].enumerated() {
        View.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
          card.center.x += offset
        }
      }
    }
  }

  func turn() {
    View.transition(with: card, duration: .milliseconds(400), options: .transitionFlipFromLeft) {
      self.card.backgroundColor = .systemRed
    }
  }
}

final class DrawerViewController: ViewController {
  let drawer = View(frame: Rect(x: 0, y: 0, width: 80, height: 300))
  private var animator: ViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.backgroundColor = .systemGray
    drawer.accessibility.label = "Drawer"
    view.addSubview(drawer)
    let pan = PanGestureRecognizer()
    pan.addTarget { [weak self] in self?.follow($0) }
    view.addGestureRecognizer(pan)
  }

  private func follow(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      animator = ViewPropertyAnimator(duration: .milliseconds(300), curve: .easeOut) { [drawer] in
        drawer.center.x += 200
      }
      animator?.pauseAnimation()
    case .changed: animator?.fractionComplete = pan.translation(in: view).x / 200
    case .ended, .cancelled:
      guard let animator else { return }
      animator.isReversed = pan.state == .cancelled || animator.fractionComplete < 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }
}

@MainActor
@Suite("Example: animating", .noWarnings)
struct AnimatingExample {
  @Test("The values are set at once, and the completion runs at the end")
  func block() {
    let cards = CardViewController()
    let stage = Stage(cards)

    cards.dismissCard()
    #expect(cards.card.alpha == 0)
    stage.advance(by: .milliseconds(200))
    #expect(!cards.isDismissed)
    #expect(cards.card.superview != nil)
    stage.advance(by: .milliseconds(200))

    #expect(cards.isDismissed)
    #expect(cards.card.superview == nil)
  }

  @Test("Keyframes and a flip end at the values that they set")
  func keyframes() {
    let cards = CardViewController()
    let stage = Stage(cards)

    cards.shake()
    stage.settle()
    cards.turn()
    stage.settle()

    #expect(cards.card.center.x == 80)
    let red = DynamicColor.systemRed.resolvedColor(with: cards.traitCollection)
    #expect(cards.card.backgroundColor == red)
  }

  @Test("A drag of more than half the way opens the drawer, and a shorter one closes it")
  func drawer() {
    let drawers = DrawerViewController()
    let stage = Stage(drawers)

    stage.drag(.at(100, 100), by: Point(x: 60, y: 0))
    stage.settle()
    #expect(drawers.drawer.center.x == 40)
    stage.drag(.at(100, 100), by: Point(x: 150, y: 0))
    stage.settle()

    #expect(drawers.drawer.center.x == 240)
  }

  @Test("A change of another block is added, and one outside a block ends the motion")
  func interruption() {
    let cards = CardViewController()
    let stage = Stage(cards)
    var ends: [Bool] = []
    func move() {
      View.animate(withDuration: .milliseconds(200)) {
        cards.card.center.x += 10
      } completion: {
        ends.append($0)
      }
    }

    move()
    stage.advance(by: .milliseconds(100))
    move()
    stage.settle()
    #expect(ends == [true, true])
    move()
    stage.advance(by: .milliseconds(100))
    cards.card.center.x = 0
    stage.settle()

    #expect(ends == [true, true, false])
  }
}
