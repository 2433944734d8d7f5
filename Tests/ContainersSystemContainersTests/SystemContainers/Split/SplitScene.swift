import Containers
import ContainersTesting

/// A split with recorded controllers, on a stage.
@MainActor
final class SplitScene: SplitViewControllerDelegate {
  let transcript = Transcript()
  let split: SplitViewController
  let stage: Stage
  private var start = 0
  /// What the delegate answers, or `nil` for what is proposed.
  var top: SplitViewController.Column?
  var expanded: SplitViewController.DisplayMode?
  /// Called in each call of the delegate, with its text in the transcript.
  var whenCalled: ((String) -> Void)?

  static let wide = Size(width: 1000, height: 500)
  static let narrow = Size(width: 400, height: 500)

  init(
    _ style: SplitViewController.Style = .doubleColumn, size: Size = wide,
    rightToLeft: Bool = false, reducesMotion: Bool = false,
    configure: (SplitViewController) -> Void = { _ in }
  ) {
    split = SplitViewController(style: style)
    configure(split)
    let columns: [(SplitViewController.Column, String)] = [
      (.primary, "P"), (.supplementary, "S"), (.secondary, "D"),
    ]
    for (column, name) in columns where column != .supplementary || style == .tripleColumn {
      split.setViewController(Self.controller(name, transcript), for: column)
    }
    stage = Stage(
      split, size: size,
      systemTraits: TraitCollection {
        if rightToLeft { $0.layoutDirection = .rightToLeft }
        if reducesMotion { $0.accessibilityMotion = .reduced }
      })
    stage.settle()
    split.delegate = self
    clear()
  }

  static func controller(_ name: String, _ transcript: Transcript) -> RecordingController {
    let controller = RecordingController(name, transcript)
    controller.whenLoaded = { $0.view.backgroundColor = DynamicColor.systemBackground }
    return controller
  }

  func controller(_ name: String) -> RecordingController { Self.controller(name, transcript) }

  /// Returns the recorded controller of a column.
  subscript(column: SplitViewController.Column) -> RecordingController {
    // All controllers of the scene are made by it.
    split.viewController(for: column) as? RecordingController ?? controller("?")
  }

  /// Forgets the callbacks so far, except for ``isBalanced``.
  func clear() { start = transcript.entries.count }

  /// The callbacks.
  var lines: [String] { Array(transcript.lines.dropFirst(start)) }

  /// The callbacks without those of layout and loading.
  var order: [String] {
    lines.filter {
      !$0.contains("LayoutSubviews") && !$0.contains("loadView") && !$0.contains("DidLoad")
        && !$0.contains("IsAppearing") && !$0.contains("viewWillTransition")
    }
  }

  /// The callbacks of appearance.
  var appearance: [String] { order.filter { $0.contains("ppear") } }

  /// Whether the appearance of every controller was balanced from the beginning.
  var isBalanced: Bool {
    Set(transcript.entries.map(\.name)).allSatisfy(transcript.isBalanced)
  }

  /// The frame of a column in the window, or `nil` if it is not shown.
  func frame(_ column: SplitViewController.Column) -> Rect? {
    guard let view = self[column].viewIfLoaded, view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  /// The names on the one stack of the collapsed split.
  var stack: [String] {
    (split.viewController(for: .primary)?.navigationController?.viewControllers ?? [])
      .map { $0.title ?? "" }
  }

  private func note(_ name: String, _ text: String) {
    transcript.add(name, text)
    whenCalled?("\(name).\(text)")
  }

  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) { note("willChange", "\(displayMode)") }

  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) { note("willShow", "\(column)") }

  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) { note("willHide", "\(column)") }

  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column {
    note("top?", "\(proposedTopColumn)")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode {
    note("mode?", "\(proposedDisplayMode)")
    return expanded ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: SplitViewController) { note("did", "collapse") }

  func splitViewControllerDidExpand(_ svc: SplitViewController) { note("did", "expand") }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: SplitViewController) {
    note("gesture", "begin")
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: SplitViewController) {
    note("gesture", "end")
  }
}
