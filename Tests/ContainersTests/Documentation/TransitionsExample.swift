import Containers
import ContainersTesting
import Testing

final class CardViewController: ViewController {
  func turn(from old: ViewController, to new: ViewController) {
    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = old.view.frame
    transition(
      from: old, to: new, duration: .milliseconds(400),
      options: [.transitionFlipFromLeft, .curveEaseOut]
    ) { _ in
      old.removeFromParent()
      new.didMove(toParent: self)
    }
  }
}

@MainActor
@Suite("The example of transitions", .noWarnings)
struct TransitionsExample {
  @Test("The card turns, and the new side stays")
  func turning() {
    let card = CardViewController()
    let (front, back) = (ViewController(), ViewController())
    let stage = Stage(card)
    card.addChild(front)
    card.view.addSubview(front.view)
    front.didMove(toParent: card)
    front.view.backgroundColor = .white
    stage.settle()
    let corner = stage.picture.bitmap[0, 0]

    card.turn(from: front, to: back)
    stage.advance(by: .milliseconds(50))
    // Seen turned, so that it leaves its corners, while its properties say nothing of it.
    #expect(stage.picture.bitmap[0, 0] != corner)
    #expect(card.view.transform3D == .identity)
    stage.settle()

    #expect(card.children == [back])
    #expect(back.view.superview === card.view)
    #expect(front.view.superview == nil)
  }
}
