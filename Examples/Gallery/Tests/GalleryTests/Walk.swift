import Containers
import ContainersTesting
import Synchronization
import Testing

@testable import Gallery

/// A person in the Gallery, and the law: nothing is warned about, the focus can be seen where keys
/// brought it, and a lesson that was left is gone.
final class Walk {
  let gallery: GalleryController
  let stage: Stage
  private weak var left: Lesson?

  init(width: Double) {
    // The whole program, which also saves its state.
    stage = Stage(delegate: GalleryDelegate(), identifier: "org.example.Gallery")
    gallery = stage.window.rootViewController as? GalleryController ?? GalleryController()
    stage.resize(to: Size(width: width, height: 640))
    stage.settle(within: .seconds(2))
  }

  /// Runs a walk, and expects that nothing was warned about in it.
  static func checked(
    _ situation: @autoclosure () -> String = "", _ body: () throws -> Void
  ) rethrows {
    let warnings = Mutex<[String]>([])
    try WarningReceiver.$current.withValue({ line in warnings.withLock { $0.append(line) } }) {
      try body()
    }
    #expect(warnings.withLock { $0 } == [], "\(situation())")
  }

  func settle() { stage.settle(within: .seconds(3)) }

  // MARK: Topics

  /// Opens a topic by a click in the sidebar, which is one step back in a narrow window.
  func open(_ topic: Topic) {
    left = gallery.page.lesson
    if gallery.isCollapsed, gallery.page.viewIfLoaded?.window != nil {
      stage.press(.leftArrow, modifierFlags: .alternate)
      settle()
    }
    stage.tap(.element(topic.title, in: "Topics"))
    settle()
    #expect(gallery.page.topic?.title == topic.title)
    #expect(left == nil, "the lesson before \(topic.title) is still there")
  }

  /// Leaves menus, presentations and other windows.
  func comeBack() {
    for _ in 0..<6 where presented != nil || !stage.window.overlays.isEmpty {
      stage.press(.escape)
      settle()
    }
    for _ in 0..<6 where presented != nil {
      gallery.page.lesson.dismiss(animated: false, completion: nil)
      settle()
    }
    closeOthers()
    stage.window.isFullScreen = false
  }

  private var presented: ViewController? { gallery.page.lesson.presentedViewController }

  func closeOthers() {
    for window in stage.application.windows where window !== stage.window { window.close() }
    settle()
  }

  // MARK: Controls

  /// What can be pressed in the lesson.
  var buttons: [AccessibilityNode] {
    AccessibilityTree(of: gallery.page.lesson.view).elements.filter { node in
      node.traits.contains(.button) && !node.traits.contains(.notEnabled)
    }
  }

  func click(_ node: AccessibilityNode) {
    node.scrollToVisible()
    settle()
    stage.tap(at: Point(x: node.frame.midX, y: node.frame.midY))
    settle()
  }

  /// Goes to the next stop by the keyboard.
  ///
  /// A text view keeps Tab, so Ctrl+Tab leaves it.
  func tab(backward: Bool = false) {
    let isInText = (stage.window.focusedView as? TextView)?.isEditable == true
    var flags: KeyModifierFlags = isInText ? .control : []
    if backward { flags.insert(.shift) }
    stage.press(.tab, modifierFlags: flags)
  }

  /// Whether the focused view can be seen, at least in part; true without one.
  var isFocusVisible: Bool {
    guard let focused = stage.window.focusedView else { return true }
    var shown = focused.convert(focused.bounds, to: nil).intersection(stage.window.bounds)
    var view: View? = focused
    while let current = view {
      if current.isHidden || current.alpha < 0.01 { return false }
      if current.clipsToBounds || current is ScrollView {
        shown = shown.intersection(current.convert(current.bounds, to: nil))
      }
      view = current.superview
    }
    return shown.width > 0 && shown.height > 0
  }

  func expectFocusVisible(_ situation: String) {
    if isFocusVisible { return }
    settle()
    let name = stage.window.focusedView.map { "\($0)" } ?? "nothing"
    #expect(isFocusVisible, "\(name) has the focus and cannot be seen \(situation)")
  }
}
