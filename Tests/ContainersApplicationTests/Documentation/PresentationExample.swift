import Containers
import ContainersTesting
import TestSupport
import Testing

final class LibraryViewController: ViewController {
  func edit(_ editor: ViewController) {
    editor.modalPresentationStyle = .formSheet
    present(editor, animated: true)
  }

  func remove(_ title: String, then remove: @escaping () -> Void) {
    let alert = AlertController(
      title: "Remove “\(title)”?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Remove", style: .destructive) { _ in remove() })
    present(alert, animated: true)
  }

  func explain(_ explanation: ViewController, at button: View) {
    explanation.modalPresentationStyle = .popover
    explanation.preferredContentSize = Size(width: 240, height: 120)
    explanation.popoverPresentationController?.sourceView = button
    present(explanation, animated: true)
  }
}

final class MapSheetViewController: ViewController {
  func showResults(_ results: ViewController) {
    if let sheet = results.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.largestUndimmedDetentIdentifier = .medium
    }
    present(results, animated: true)
  }
}

final class SidePresentationController: PresentationController {
  private let shade = View()

  override var frameOfPresentedViewInContainerView: Rect {
    var frame = super.frameOfPresentedViewInContainerView
    frame.size.width = min(320, frame.width)
    return frame
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    shade.backgroundColor = DynamicColor(Color(white: 0, alpha: 0.3))
    shade.frame = containerView.bounds
    shade.alpha = 0
    containerView.insertSubview(shade, at: 0)
    presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
  }
}

@MainActor
@Suite("Example: presenting controllers", .noWarnings)
struct PresentationExample {
  @Test("A form sheet, an alert, and a popover")
  func presenting() {
    let library = LibraryViewController()
    let stage = Stage(library, size: Size(width: 800, height: 700))
    let editor = ViewController()

    library.edit(editor)
    stage.settle()
    #expect(editor.presentingViewController === library)
    #expect(editor.view.bounds.width == 540)
    editor.dismiss(animated: false)
    stage.settle()

    var isRemoved = false
    library.remove("Notes") { isRemoved = true }
    stage.settle()
    stage.tap("Remove")
    stage.settle()
    #expect(isRemoved)
    #expect(library.presentedViewController == nil)

    let button = Button(title: "?")
    button.frame = Rect(x: 380, y: 100, width: 40, height: 30)
    library.view.addSubview(button)
    let explanation = ViewController()
    library.explain(explanation, at: button)
    stage.settle()
    #expect(explanation.view.bounds.size == Size(width: 240, height: 120))
    #expect(explanation.popoverPresentationController?.arrowDirection == .up)
  }

  @Test("A sheet that rests at half of the height lets the map be used")
  func sheet() {
    let map = MapSheetViewController()
    let stage = Stage(map, size: Size(width: 400, height: 700))
    let results = ViewController()

    map.showResults(results)
    stage.settle()

    #expect(results.view.convert(results.view.bounds, to: nil).minY >= 350)
    #expect(
      stage.window.hitTest(Point(x: 200, y: 100), with: nil)?.isDescendant(of: map.view) == true)
  }

  @Test("A presentation controller of one's own")
  func side() {
    final class Delegate: ViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: ViewController, presenting: ViewController?, source: ViewController
      ) -> PresentationController? {
        SidePresentationController(presentedViewController: presented, presenting: presenting)
      }
    }
    let root = ViewController()
    let stage = Stage(root, size: Size(width: 800, height: 600))
    let (menu, delegate) = (ViewController(), Delegate())
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = delegate

    root.present(menu, animated: true)
    stage.settle()

    #expect(menu.view.frame == Rect(x: 0, y: 0, width: 320, height: 600))
    #expect(menu.presentationController?.containerView?.subviews.count == 2)
  }
}
