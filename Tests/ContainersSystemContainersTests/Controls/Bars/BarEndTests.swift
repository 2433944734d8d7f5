import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The ends of bars", .noWarnings)
struct BarEndTests {
  /// What is at the end of a bar, and where it begins, from the margin.
  enum End: CaseIterable, Sendable {
    case view, image, button, fixedSpace

    @MainActor var item: BarButtonItem {
      switch self {
      case .view: BarButtonItem(customView: View(frame: Rect(x: 0, y: 0, width: 40, height: 20)))
      case .image: BarButtonItem(customView: ImageView(image: Image(systemName: "plus")))
      case .button: BarButtonItem(title: "Edit")
      case .fixedSpace: BarButtonItem.fixedSpace(12)
      }
    }

    /// The distance of the view's edge from the margin: a button has its text there.
    var outset: Double { self == .button ? 8 : 0 }
  }

  private func stage(
    _ width: Double, isRightToLeft: Bool, _ configure: (ViewController) -> Void
  ) -> (stage: Stage, navigation: NavigationController) {
    let controller = ViewController()
    configure(controller)
    let navigation = NavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let stage = Stage(
      navigation, size: Size(width: width, height: 300),
      systemTraits: TraitCollection { if isRightToLeft { $0.layoutDirection = .rightToLeft } })
    stage.settle()
    return (stage, navigation)
  }

  /// The frame of the view of an item, or of the button with its name, in the window.
  private func frame(_ item: BarButtonItem, _ stage: Stage) -> Rect? {
    if let view = item.customView { return view.convert(view.bounds, to: nil) }
    return stage.element(item.title ?? "")?.frame
  }

  @Test(
    "A view at the end of a bar begins at the margin, as the text of a button does",
    arguments: [End.view, .image, .button], [350.0, 700])
  func ends(_ end: End, _ width: Double) throws {
    for isRightToLeft in [false, true] {
      let (left, right, first, last) = (end.item, end.item, end.item, end.item)
      if end == .button {
        for (item, name) in zip([left, right, first, last], "ABCD") { item.title = "\(name)" }
      }
      let (stage, _) = stage(width, isRightToLeft: isRightToLeft) {
        $0.navigationItem.leftBarButtonItem = left
        $0.navigationItem.rightBarButtonItem = right
        $0.toolbarItems = [first, .flexibleSpace(), last]
      }
      let margin = (width < 400 ? 16.0 : 20) - end.outset
      for (leading, trailing) in [(left, right), (first, last)] {
        let frames = try [leading, trailing].map { try #require(frame($0, stage)) }
        let (one, other) = isRightToLeft ? (frames[1], frames[0]) : (frames[0], frames[1])
        #expect(one.minX == margin)
        #expect(other.maxX == width - margin)
      }
    }
  }

  @Test("A view beside others, or beside a back button, keeps its distance from them")
  func inside() throws {
    let (view, button) = (End.view.item, End.button.item)
    let (stage, navigation) = stage(350, isRightToLeft: false) {
      $0.navigationItem.leftBarButtonItems = [button, view]
      $0.navigationItem.rightBarButtonItems = [End.view.item, End.button.item]
    }
    let edit = try #require(stage.elements(.button("Edit")).first?.frame)
    #expect(edit.minX == 8)
    #expect(try #require(frame(view, stage)).minX == edit.maxX + 8)
    let next = ViewController()
    next.navigationItem.leftItemsSupplementBackButton = true
    let beside = End.view.item
    next.navigationItem.leftBarButtonItem = beside
    navigation.pushViewController(next, animated: false)
    stage.settle()

    let back = try #require(stage.elements(.button()).first?.frame)
    #expect(try #require(frame(beside, stage)).minX == back.maxX + 8)
  }

  @Test("A view keeps its width at the end of a bar", arguments: [End.view, .image])
  func width(_ end: End) throws {
    let item = end.item
    let wanted = max(item.customView?.intrinsicContentSize.width ?? 0, 0)
    let (stage, _) = stage(350, isRightToLeft: false) { $0.toolbarItems = [item] }
    #expect(try #require(frame(item, stage)).width == (end == .view ? 40 : wanted))
  }
}
