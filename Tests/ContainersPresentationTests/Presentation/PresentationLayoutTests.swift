import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The layout of presentations", .noWarnings)
struct PresentationLayoutTests {
  @Test("F109: the layout of the container lies between two calls of the presentation controller")
  func containerLayout() {
    final class Recording: PresentationController {
      var log: [String] = []
      override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        log.append("will")
      }
      override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        log.append("did, \(presentedView?.frame.width ?? 0)")
      }
    }
    final class Delegate: ViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: ViewController, presenting: ViewController?, source: ViewController
      ) -> PresentationController? {
        Recording(presentedViewController: presented, presenting: presenting)
      }
    }
    let (root, presented, delegate) = (ViewController(), ViewController(), Delegate())
    let stage = Stage(root, size: Size(width: 600, height: 500))
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    root.present(presented, animated: false)
    stage.settle()
    let controller = presented.presentationController as? Recording
    controller?.log = []

    stage.resize(to: Size(width: 640, height: 500))

    #expect(controller?.log.first == "will")
    #expect(controller?.log.last == "did, 640.0")
  }

  @Test("F130: a detent resolves to a height in its context")
  func resolution() {
    struct Context: DetentResolutionContext {
      let containerTraitCollection = TraitCollection { $0.verticalSizeClass = .regular }
      let maximumDetentValue = 600.0
    }
    typealias Detent = SheetPresentationController.Detent

    #expect(Detent.custom { $0.maximumDetentValue / 4 }.resolvedValue(in: Context()) == 150)
    #expect(Detent.large().resolvedValue(in: Context()) == 600)
  }

  @Test("F104: a sheet has the corner radius that is set, or 12 points")
  func cornerRadius() {
    for (radius, expected) in [(Double?.none, 12.0), (30, 30)] {
      let (root, presented) = (ViewController(), ViewController())
      let stage = Stage(root, size: Size(width: 800, height: 700))
      presented.modalPresentationStyle = .formSheet
      presented.sheetPresentationController?.preferredCornerRadius = radius

      root.present(presented, animated: false)
      stage.settle()

      let card = presented.presentationController?.presentedView
      #expect(card?.subviews.contains { $0.cornerRadius == expected } == true)
    }
  }
}
