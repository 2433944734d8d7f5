import Containers
import Foundation

/// The settable members of everything that is shown, each with a way of setting it.
@MainActor
struct SetterTable {
  /// A member, the view or the controller that shows it, and a way of setting it to one value.
  struct Entry {
    let name: String
    let make: () -> (shown: Responder, set: () -> Void)
  }

  private(set) var entries: [Entry] = []

  init() {
    addViews()
    addText()
    addControls()
    addBars()
    addLists()
    addControllers()
    addPresentations()
    addMembers()
  }

  /// Adds a member of a view.
  mutating func add<V: View>(
    _ name: String, _ view: @autoclosure @escaping () -> V, _ set: @escaping (V) -> Void
  ) {
    add(name, showing: view, set)
  }

  /// Adds a member of a view that is set to an object, the same each time.
  mutating func add<V: View, Value>(
    _ name: String, _ view: @autoclosure @escaping () -> V,
    to value: @autoclosure @escaping () -> Value, _ set: @escaping (V, Value) -> Void
  ) {
    let entry = Entry(name: name) {
      let (view, value) = (view(), value())
      return (view, { set(view, value) })
    }
    entries.append(entry)
  }

  /// Adds a member of a view or a controller.
  mutating func add<Shown: Responder>(
    _ name: String, showing make: @escaping () -> Shown, _ set: @escaping (Shown) -> Void
  ) {
    let entry = Entry(name: name) {
      let shown = make()
      return (shown, { set(shown) })
    }
    entries.append(entry)
  }

  /// Adds a member of something that a view or a controller shows.
  mutating func add<Shown: Responder, Part>(
    _ name: String, partOf make: @escaping () -> (Shown, Part), _ set: @escaping (Part) -> Void
  ) {
    let entry = Entry(name: name) {
      let (shown, part) = make()
      return (shown, { set(part) })
    }
    entries.append(entry)
  }
}

extension SetterTable {
  /// The names of the members in `docs/api.txt` that run code when they are set.
  static func published() throws -> Set<String> {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let text = try String(contentsOf: root.appending(path: "docs/api.txt"), encoding: .utf8)
    let property =
      /Containers\.([\w.]+): (?:open|public) .*@MainActor.*\bvar (\w+): .* \{ get set \}/
    let method = /Containers\.([\w.]+): (?:open|public) .*@MainActor.*func (set[A-Z]\w*)[(<].*/
    let names = text.split(separator: "\n").compactMap { line -> String? in
      let match = line.wholeMatch(of: property) ?? line.wholeMatch(of: method)
      return match.map { "\($0.output.1).\($0.output.2)" }
    }
    return Set(names)
  }

  /// The published members that mark neither layout nor paint, or that mark by their nature.
  static let others: Set<String> = {
    let readOnlyOutside = """
      Control.isHovered PopoverPresentationController.adaptiveSheetPresentationController
      ScrollView.panGestureRecognizer ScrollView.pinchGestureRecognizer Window.isKey
      Window.firstResponder Window.host Window.isTitleBarHidden Window.titleBarStyle
      """
    let closures = """
      Button.configurationUpdateHandler Button.icon CollectionViewCell.configurationUpdateHandler
      DatePicker.clock
      CollectionViewCell.accessibilityCustomActions
      TableViewCell.accessibilityCustomActions
      CollectionViewDiffableDataSource.reorderingHandlers CollectionViewListCell.accessories
      NavigationItem.titleMenuProvider TableViewCell.configurationUpdateHandler
      TableViewHeaderFooterView.configurationUpdateHandler ContentUnavailableView.configuration
      ViewController.contentUnavailableConfiguration
      """
    let requests = """
      AccessibilityContainer.setNeedsAccessibilityUpdate
      AccessibilityElement.setNeedsAccessibilityUpdate Application.setNeedsFrame
      Application.setNeedsStatePreservation Button.setNeedsUpdateConfiguration
      CollectionViewCell.setNeedsUpdateConfiguration TableViewCell.setNeedsUpdateConfiguration
      TableViewHeaderFooterView.setNeedsUpdateConfiguration
      FocusEnvironment.setNeedsFocusUpdate SearchTextField.setNeedsDisplay View.setNeedsDisplay
      View.setNeedsLayout View.setNeedsAccessibilityUpdate View.setNeedsUpdateConstraints
      View.Layer.setNeedsDisplay View.Layer.setNeedsLayout
      ViewController.setNeedsUpdateContentUnavailableConfiguration WindowHost.setNeedsFrame
      """
    let notShown = """
      Application.defaultTraits Application.identifier Application.programVersion
      Application.setNeedsMenuRebuild
      TaskProgress.completedUnitCount TaskProgress.fractionCompleted TaskProgress.isCancelled
      TaskProgress.totalUnitCount
      CollectionLayoutGroup.supplementaryItems CollectionLayoutVisibleItem.alpha
      CollectionLayoutVisibleItem.center CollectionLayoutVisibleItem.isHidden
      CollectionLayoutVisibleItem.transform CollectionLayoutVisibleItem.transform3D
      CollectionLayoutVisibleItem.zIndex CollectionViewCompositionalLayout.configuration
      CollectionViewController.installsStandardGestureForInteractiveMovement
      CollectionViewLayoutAttributes.center CollectionViewLayoutAttributes.size
      DisplayLink.isPaused GestureRecognizer.setDeadline HeadlessPlatform.systemTraits
      HeadlessPlatform.calendarTime TableView.dragDelegate TableView.dropDelegate
      TableView.dragInteractionEnabled CollectionView.dragDelegate CollectionView.dropDelegate
      CollectionView.dragInteractionEnabled
      MenuLeaf.attributes MenuLeaf.discoverabilityTitle MenuLeaf.state Observed.wrappedValue
      Pasteboard.selection Pasteboard.string PasteboardSource.clipboard
      PasteboardSource.primarySelection PlatformWindow.icon PlatformWindow.isTitleBarHidden
      PlatformWindow.minimumSize PlatformWindow.pointerStyle PlatformWindow.textInput
      PlatformWindow.title PlatformWindow.titleBarStyle UndoManager.levelsOfUndo
      UndoManager.setActionName View.setAnimationsEnabled ViewAnimating.fractionComplete
      ViewAnimating.isReversed ViewPropertyAnimator.fractionComplete
      ViewPropertyAnimator.isReversed
      """
    let ofConformingTypes = """
      ContentView.configuration TextInput.inputDelegate TextInput.selectedTextRange TextInput.setMarkedText
      TraitChangeObservable.traitOverrides
      """
    let edits = "TextField.setMarkedText TextView.setMarkedText"
    let lists = [readOnlyOutside, closures, requests, notShown, ofConformingTypes, edits]
    return Set(lists.joined(separator: " ").split { $0.isWhitespace }.map(String.init))
  }()
}
