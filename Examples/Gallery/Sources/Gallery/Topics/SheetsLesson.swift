import Containers

/// A sheet is a card in the middle of a wide window.
///
/// In a narrow one it is attached to the bottom edge, and the user drags it between its *detents*,
/// or down to dismiss it. Make the window narrow while a sheet is shown: it changes its shape, and
/// nothing is presented again.
///
/// An undimmed sheet leaves the page behind it usable.
final class SheetsLesson: Lesson {
  private let grabber = Switch()
  private let undimmed = Switch()
  private let corner = Slider()

  override func viewDidLoad() {
    super.viewDidLoad()
    grabber.isOn = true
    corner.maximumValue = 40
    corner.value = 16
    corner.widthAnchor.constraint(equalToConstant: 140).isActive = true
    let buttons = [
      Button.tinted("Large") { [weak self] in self?.open([.large()]) },
      Button.tinted("Medium and large") { [weak self] in self?.open([.medium(), .large()]) },
      Button.tinted("200 points and medium") { [weak self] in self?.open([.low, .medium()]) },
    ]
    add("Detents", ButtonFlow(buttons))
    add(
      "Looks", FormRow("Grabber", grabber), FormRow("The page behind stays usable", undimmed),
      FormRow("Corners", corner))
    add("", Label.note("Detents and the grabber take effect in a window narrower than 600 points."))
  }

  private func open(_ detents: [SheetPresentationController.Detent]) {
    // The buttons stay usable beside a sheet that does not dim the page.
    guard presentedViewController == nil else { return }
    let page = PresentedPage()
    page.title = "Sheet"
    let stack = NavigationController(rootViewController: page)
    stack.modalPresentationStyle = .pageSheet
    if let sheet = stack.sheetPresentationController {
      sheet.detents = detents
      sheet.prefersGrabberVisible = grabber.isOn
      sheet.preferredCornerRadius = corner.value
      sheet.largestUndimmedDetentIdentifier = undimmed.isOn ? detents.last?.identifier : nil
    }
    present(stack, animated: true)
  }
}

extension SheetPresentationController.Detent {
  /// A low sheet, but never more than half of what there is.
  fileprivate static var low: SheetPresentationController.Detent {
    .custom(identifier: Identifier("low")) { min(200, $0.maximumDetentValue / 2) }
  }
}
