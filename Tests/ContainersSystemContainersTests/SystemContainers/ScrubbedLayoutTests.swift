import ContainersTesting
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

/// What a layout in the middle of an animation leaves of it.
@MainActor
@Suite("A layout during an interactive transition", .noWarnings)
struct ScrubbedLayoutTests {
  /// Where the transition takes place.
  enum Place: String, CaseIterable, Sendable {
    case window, tabs, navigation, pages, split, presented
  }

  /// What is laid out meanwhile.
  enum Change: String, CaseIterable, Sendable {
    case parentLabel, newLabel, oldLabel, containerLabel, otherConstraint, everything
  }

  /// A parent whose children are in a container that constraints place, with a height that has a
  /// fraction.
  @MainActor
  private final class Scene {
    let parent = ViewController()
    let (old, new) = (ViewController(), ViewController())
    let container = View()
    let labels: [Label]
    let height: LayoutConstraint
    let stage: Stage
    let interaction = PercentDrivenInteractiveTransition()

    init(_ place: Place, scale: Double) {
      let root: ViewController
      switch place {
      case .window, .presented: root = place == .window ? parent : ViewController()
      case .tabs:
        let tabs = TabBarController()
        tabs.viewControllers = [parent, ViewController()]
        root = tabs
      case .navigation: root = NavigationController(rootViewController: parent)
      case .pages:
        let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([parent], direction: .forward, animated: false)
        root = pages
      case .split:
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(ViewController(), for: .primary)
        split.setViewController(parent, for: .secondary)
        root = split
      }
      labels = [parent.view, new.view, old.view, container].map { view in
        let label = Label()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4.4).isActive = true
        return label
      }
      container.translatesAutoresizingMaskIntoConstraints = false
      parent.view.addSubview(container)
      height = container.heightAnchor.constraint(
        equalTo: parent.view.heightAnchor, multiplier: 0.7137)
      LayoutConstraint.activate([
        container.topAnchor.constraint(
          equalTo: parent.view.safeAreaLayoutGuide.topAnchor, constant: 3.3),
        container.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
        container.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
        height,
      ])
      for child in [old, new] { child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      stage = Stage(root, size: Size(width: 701, height: 433.7), scale: scale)
      stage.settle()
      if place == .presented {
        parent.modalPresentationStyle = .formSheet
        root.present(parent, animated: false)
        stage.settle()
      }
      parent.addChild(old)
      old.view.frame = container.bounds
      container.insertSubview(old.view, at: 0)
      old.didMove(toParent: parent)
      stage.settle()
    }

    func make(_ change: Change) {
      switch change {
      case .parentLabel: labels[0].text = "Longer text"
      case .newLabel: labels[1].text = "Longer text"
      case .oldLabel: labels[2].text = "Longer text"
      case .containerLabel: labels[3].text = "Longer text"
      case .otherConstraint: height.constant += 0.25
      case .everything:
        for label in labels { label.text = "Text in\ntwo lines" }
        parent.view.setNeedsLayout()
        container.setNeedsLayout()
        new.view.setNeedsLayout()
      }
    }

    /// The distance of the new view from its place, in points.
    var distance: Double {
      (new.view.presentation ?? new.view.properties).center.x - container.bounds.midX
    }
  }

  @Test(
    "F204: a layout that rounds the frames of an interactive transition does not end it",
    arguments: Place.allCases, SlidingAnimator.Means.allCases)
  func transition(_ place: Place, _ means: SlidingAnimator.Means) {
    for change in Change.allCases {
      for scale in [1.0, 1.5] {
        let scene = Scene(place, scale: scale)
        scene.parent.addChild(scene.new)
        scene.parent.transition(
          from: scene.old, to: scene.new, using: SlidingAnimator(means),
          interactionController: scene.interaction)
        scene.interaction.update(0.5)
        scene.stage.turn()
        #expect(abs(scene.distance - 50) < 2, "\(change) \(scale)")

        scene.make(change)
        scene.stage.turn()
        #expect(abs(scene.distance - 50) < 2, "after \(change) \(scale)")
        scene.interaction.update(0.8)
        scene.stage.turn()
        #expect(abs(scene.distance - 20) < 2, "later, \(change) \(scale)")
        scene.interaction.cancel()
        scene.stage.settle()
        scene.new.removeFromParent()
      }
    }
  }

  @Test(
    "F204: a layout that rounds the frame of a view does not end the property animator that moves it",
    arguments: Place.allCases, Change.allCases)
  func propertyAnimator(_ place: Place, _ change: Change) {
    for scale in [1.0, 1.5] {
      let scene = Scene(place, scale: scale)
      let view: View = scene.new.view
      View.performWithoutAnimation {
        view.frame = scene.container.bounds.offsetBy(dx: 100, dy: 0)
        scene.parent.addChild(scene.new)
        scene.container.addSubview(view)
        scene.stage.turn()
      }
      let animator = ViewPropertyAnimator(duration: .seconds(1), curve: .linear) {
        view.frame = scene.container.bounds
      }
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      scene.stage.turn()
      #expect(abs(scene.distance - 50) < 2, "\(scale)")

      scene.make(change)
      scene.stage.turn()
      #expect(abs(scene.distance - 50) < 2, "\(scale)")
      animator.fractionComplete = 0.8
      scene.stage.turn()
      #expect(abs(scene.distance - 20) < 2, "\(scale)")
      animator.stopAnimation(true)
    }
  }
}
