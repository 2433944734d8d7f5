import Containers
import ContainersTesting
import TestSupport
import Testing

/// A view that records the traits last reported to it.
@MainActor
private final class KnowingView: View {
  var known: TraitCollection?
  var isConsistent = true

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    if previous != known || previous == traitCollection { isConsistent = false }
    known = traitCollection
  }
}

@MainActor
@Suite("Trait inheritance invariants")
struct TraitLawTests {
  /// Returns a view's traits by definition: the overrides of all ancestors applied from the top
  /// down.
  private func expected(_ view: View, in window: Window, _ system: TraitCollection)
    -> TraitCollection
  {
    var chain: [View] = []
    var current: View? = view
    while let next = current, next !== window {
      chain.append(next)
      current = next.superview
    }
    return chain.reversed().reduce(window.traitCollection) { traits, view in
      var parts = [traits]
      if let controller = view.next as? ViewController {
        parts.append(said(controller.traitOverrides))
      }
      return TraitCollection(traitsFrom: parts + [said(view.traitOverrides)])
    }
  }

  private func said(_ overrides: TraitOverrides) -> TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = overrides.userInterfaceStyle
      $0.layoutDirection = overrides.layoutDirection
      $0.displayScale = overrides.displayScale
    }
  }

  @Test(
    "Every view has the traits of its ancestors, reported once, after 3000 random changes",
    arguments: 1...5)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let root = ViewController()
    let stage = Stage(root)
    let views = (0..<24).map { _ in KnowingView() }
    let controllers = (0..<4).map { index in
      let controller = ViewController()
      controller.view = views[index * 5]
      return controller
    }
    for step in 0..<600 {
      act(&generator, views, controllers, stage, root)
      guard step.isMultiple(of: 7) else { continue }
      stage.turn()
      for view in views where view.window != nil {
        #expect(view.traitCollection == expected(view, in: stage.window, stage.systemTraits))
        #expect(view.known == view.traitCollection)
        #expect(view.isConsistent)
      }
    }
  }

  private func act(
    _ generator: inout SeededGenerator, _ views: [KnowingView], _ controllers: [ViewController],
    _ stage: Stage, _ root: ViewController
  ) {
    guard let view = views.randomElement(using: &generator),
      let other = views.randomElement(using: &generator)
    else { return }
    let style = [UserInterfaceStyle.unspecified, .light, .dark].randomElement(using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<3:
      if !other.isDescendant(of: view) { other.addSubview(view) }
    case 3..<5: root.view.addSubview(view)
    case 5: view.removeFromSuperview()
    case 6: view.overrideUserInterfaceStyle = style ?? .unspecified
    case 7:
      view.traitOverrides.layoutDirection =
        Bool.random(using: &generator) ? .rightToLeft : .unspecified
    case 8:
      controllers.randomElement(using: &generator)?.overrideUserInterfaceStyle =
        style ?? .unspecified
    default:
      stage.platform.systemTraits = TraitCollection {
        $0.userInterfaceStyle = style ?? .unspecified
      }
    }
  }
}
