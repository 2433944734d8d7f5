import Containers
import ContainersTesting
import TestSupport
import Testing

/// A view that counts how often its tint changed.
@MainActor
private final class TintView: View {
  private(set) var changes = 0

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}

@MainActor
@Suite("The tint beneath presentations", .noWarnings)
struct PresentationTintTests {
  /// What is presented.
  enum Kind: CaseIterable, Sendable {
    case alert, actionSheet, formSheet, pageSheet, undimmed, popover, fullScreen, overFullScreen

    var dims: Bool { [.alert, .formSheet, .pageSheet].contains(self) }
  }

  private let root = ViewController()
  private let stage: Stage
  private let plain = TintView()
  private let normal = TintView()
  private let dimmed = TintView()

  init() {
    stage = Stage(root, size: Size(width: 800, height: 600))
    for view in [plain, normal, dimmed] { root.view.addSubview(view) }
    normal.tintAdjustmentMode = .normal
    dimmed.tintAdjustmentMode = .dimmed
    stage.settle()
  }

  private func make(_ kind: Kind) -> ViewController {
    switch kind {
    case .alert: return AlertController(title: "Alert", message: nil, preferredStyle: .alert)
    case .actionSheet:
      let sheet = AlertController(title: "Sheet", message: nil, preferredStyle: .actionSheet)
      sheet.popoverPresentationController?.sourceView = root.view
      return sheet
    default: break
    }
    let controller = ViewController()
    switch kind {
    case .formSheet: controller.modalPresentationStyle = .formSheet
    case .undimmed:
      controller.modalPresentationStyle = .pageSheet
      controller.sheetPresentationController?.detents = [.medium(), .large()]
      controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    case .popover:
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = root.view
    case .fullScreen: controller.modalPresentationStyle = .fullScreen
    case .overFullScreen: controller.modalPresentationStyle = .overFullScreen
    default: controller.modalPresentationStyle = .pageSheet
    }
    return controller
  }

  private func present(_ controller: ViewController, from presenter: ViewController? = nil) {
    (presenter ?? root).present(controller, animated: false)
    stage.settle()
  }

  private func dismiss(_ presenter: ViewController? = nil, animated: Bool = false) {
    (presenter ?? root).dismiss(animated: animated)
    stage.settle()
  }

  @Test(
    "F120: what is beneath reads dimmed where its mode is automatic, until the end",
    arguments: Kind.allCases, [TintAdjustmentMode.automatic, .normal, .dimmed])
  func modes(_ kind: Kind, _ mode: TintAdjustmentMode) {
    root.view.tintAdjustmentMode = mode
    let before = root.view.tintAdjustmentMode
    let tint = plain.tintColor

    present(make(kind))
    let expected: TintAdjustmentMode = kind.dims && mode == .automatic ? .dimmed : before
    #expect(root.view.tintAdjustmentMode == expected)
    #expect(plain.tintAdjustmentMode == expected)
    #expect(normal.tintAdjustmentMode == .normal)
    #expect(dimmed.tintAdjustmentMode == .dimmed)
    #expect((plain.tintColor == tint) == (expected == before))
    dismiss(animated: true)

    #expect(root.view.tintAdjustmentMode == before)
    #expect(plain.tintColor == tint)
    #expect(normal.tintAdjustmentMode == .normal)
    #expect(dimmed.tintAdjustmentMode == .dimmed)
  }

  @Test("F120: views are told that their tint changes, but not those with a mode of their own")
  func told() {
    let before = [plain, normal, dimmed].map(\.changes)

    present(make(.alert))
    #expect(zip([plain, normal, dimmed], before).map { $0.changes - $1 } == [1, 0, 0])
    dismiss()

    #expect(zip([plain, normal, dimmed], before).map { $0.changes - $1 } == [2, 0, 0])
  }

  @Test("F120: each of several presentations dims, until the last has ended")
  func nested() {
    let sheet = make(.formSheet)
    present(sheet)
    present(make(.alert), from: sheet)
    #expect(sheet.view.tintAdjustmentMode == .dimmed)
    #expect(plain.tintAdjustmentMode == .dimmed)

    dismiss(sheet)
    #expect(sheet.view.tintAdjustmentMode == .normal)
    #expect(plain.tintAdjustmentMode == .dimmed)
    dismiss()

    #expect(plain.tintAdjustmentMode == .normal)
  }

  @Test(
    "F120: an alert dims all that it covers, also beneath what dims nothing",
    arguments: [Kind.undimmed, .popover, .overFullScreen])
  func deep(_ kind: Kind) {
    let middle = make(kind)
    present(middle)
    #expect(plain.tintAdjustmentMode == .normal)

    present(make(.alert), from: middle)
    #expect(plain.tintAdjustmentMode == .dimmed)
    #expect(middle.view.tintAdjustmentMode == .dimmed)
    dismiss(middle)

    #expect(plain.tintAdjustmentMode == .normal)
    #expect(middle.view.tintAdjustmentMode == .normal)
  }

  @Test(
    "F120: a mode that the program sets meanwhile counts at once and stays",
    arguments: [TintAdjustmentMode.normal, .dimmed, .automatic])
  func meanwhile(_ mode: TintAdjustmentMode) {
    if mode == .automatic { root.view.tintAdjustmentMode = .dimmed }
    present(make(.alert))

    root.view.tintAdjustmentMode = mode
    #expect(root.view.tintAdjustmentMode == (mode == .automatic ? .dimmed : mode))
    dismiss()

    #expect(root.view.tintAdjustmentMode == (mode == .automatic ? .normal : mode))
  }

  @Test("F120: a mode of the program outlasts the changes of a sheet's detents")
  func detents() {
    root.view.tintAdjustmentMode = .dimmed
    let sheet = make(.undimmed)
    present(sheet)
    for detent in [SheetPresentationController.Detent.Identifier.large, .medium, .large] {
      sheet.sheetPresentationController?.animateChanges {
        sheet.sheetPresentationController?.selectedDetentIdentifier = detent
      }
      stage.settle()
      #expect(root.view.tintAdjustmentMode == .dimmed)
      #expect(normal.tintAdjustmentMode == .normal)
    }
    root.view.tintAdjustmentMode = .automatic
    #expect(root.view.tintAdjustmentMode == .dimmed)
    dismiss()

    #expect(root.view.tintAdjustmentMode == .normal)
  }

  @Test("F120: a presentation that ends with its root gives the tint back")
  func replaced() {
    present(make(.alert))

    stage.window.rootViewController = ViewController()
    stage.settle()
    #expect(root.view.tintAdjustmentMode == .normal)
    stage.window.rootViewController = root
    stage.settle()

    #expect(plain.tintAdjustmentMode == .normal)
  }

  @Test("F120: a presentation in a part of the window dims that part only")
  func context() {
    let child = ViewController()
    child.definesPresentationContext = true
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.settle()
    let inside = View()
    child.view.addSubview(inside)
    let presented = ViewController()
    presented.modalPresentationStyle = .overCurrentContext

    child.present(presented, animated: false)
    stage.settle()
    #expect(plain.tintAdjustmentMode == .normal)
    #expect(inside.tintAdjustmentMode == .normal)
    let alert = make(.alert)
    presented.present(alert, animated: false)
    stage.settle()

    for view in [plain, inside, presented.view as View] {
      #expect(view.tintAdjustmentMode == .dimmed)
    }
    presented.dismiss(animated: false)
    stage.settle()
    for view in [plain, inside, presented.view as View] {
      #expect(view.tintAdjustmentMode == .normal)
    }
  }
}
