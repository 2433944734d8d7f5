import Containers
import ContainersTesting
import TestSupport
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

final class SlideAnimator: ViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
    .milliseconds(300)
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let new = context.viewController(forKey: .to), let view = new.view else { return }
    let end = context.finalFrame(for: new)
    view.frame = end.offsetBy(dx: end.width, dy: 0)
    context.containerView.addSubview(view)
    View.animate(withDuration: transitionDuration(using: context)) {
      view.frame = end
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class SlidesViewController: ViewController {
  func slide(
    from old: ViewController, to new: ViewController,
    interaction: PercentDrivenInteractiveTransition? = nil
  ) {
    addChild(new)
    transition(
      from: old, to: new, using: SlideAnimator(), interactionController: interaction
    ) { isCompleted in
      let gone = isCompleted ? old : new
      gone.willMove(toParent: nil)
      gone.removeFromParent()
      if isCompleted { new.didMove(toParent: self) }
    }
  }
}

@MainActor
@Suite("Example: transitions", .noWarnings)
struct TransitionsExample {
  @Test(
    "The slide follows the user's drag, goes back, and also runs by itself",
    arguments: [true, false])
  func sliding(_ isCancelled: Bool) {
    let slides = SlidesViewController()
    let (first, second) = (ViewController(), ViewController())
    let stage = Stage(slides)
    slides.addChild(first)
    slides.view.addSubview(first.view)
    first.didMove(toParent: slides)
    stage.settle()
    let interaction = PercentDrivenInteractiveTransition()

    slides.slide(from: first, to: second, interaction: interaction)
    interaction.update(0.5)
    if isCancelled { interaction.cancel() } else { interaction.finish() }
    stage.settle()

    #expect(slides.children == [isCancelled ? first : second])
    #expect(slides.view.subviews == [isCancelled ? first.view : second.view])
  }

  @Test("The card flips, and the new side stays")
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
    // The view is shown rotated, so it leaves its corners, but its properties are unchanged.
    #expect(stage.picture.bitmap[0, 0] != corner)
    #expect(card.view.transform3D == .identity)
    stage.settle()

    #expect(card.children == [back])
    #expect(back.view.superview === card.view)
    #expect(front.view.superview == nil)
  }
}
