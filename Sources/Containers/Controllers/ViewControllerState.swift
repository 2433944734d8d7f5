/// What a view controller stores.
///
/// Everything else about a controller is computed from these values, or is in the side objects that
/// they refer to.
struct ViewControllerState {
  var storedView: View?
  var isLoadingView = false
  var isEditing = false
  /// The window whose root the controller is.
  weak var windowToFill: Window?
  var storedChildren: [ViewController] = []
  weak var storedParent: ViewController?
  var appearance = Appearance.disappeared
  /// The transition that is running, or whose `did` callback is running.
  var transition: AppearanceTransition?
  /// The transition begun by ``ViewController/beginAppearanceTransition(_:animated:)``, until
  /// ``ViewController/endAppearanceTransition()`` ends it.
  var transitionOfCaller: AppearanceTransition?
  /// The pending request of the parent's `transition(from:to:…)` to the appearance scheduler, or
  /// `nil` if there is none.
  var orderOfContainer: AppearanceOrder?
  var isAppearingIsDue = false
  var pendingMove: ParentMove?
  /// The controller into whose view the root view was last added.
  weak var controllerAbove: ViewController?
  var storedPreferredContentSize = Size.zero
  /// The size that a container of the system has reported last on behalf of a child.
  var toldPreferredContentSize = Size.zero
  /// The insets added to the safe area of the root view: the controller's own, and those of the bars
  /// of its container.
  var (addedInsets, containerInsets) = (EdgeInsets.zero, EdgeInsets.zero)
  /// The safe area that the root view keeps while it leaves, or `nil` if it follows what covers it.
  var heldSafeArea: EdgeInsets?
  var respectsMinimumMargins = true
  var traitState: TraitState?
  /// The change of the window whose root the controller is; nil for none.
  weak var windowTransition: (any ControllerTransition)?
  /// The traits last reported to the controller; nil before its view was in a window.
  var toldTraits: TraitCollection?
  /// The size class that the controller was told to expect, until it is in force.
  var expectedSizeClass: UserInterfaceSizeClass?
  /// The size that the controller was last told while it was not visible; nil if it has appeared
  /// since.
  var toldSize: Size?
  /// The transition that the controller takes part in as a child.
  weak var containedTransition: (any ControllerTransition)?
  /// The key commands added with ``ViewController/addKeyCommand(_:)``.
  var addedKeyCommands: [KeyCommand] = []
  /// The nib that the controller was created with, or `nil` for none.
  var nib: ControllerNib?
  /// The scene that the controller was made from, or `nil` for none.
  var scene: (any ControllerScene)?
  /// Called when the title changes, for the bar items that show it.
  var titleFollowers: [(String?) -> Void] = []
  /// Called when ``ViewController/isEditing`` changes, for the button that shows it.
  var editingFollower: (() -> Void)?
  /// The state that higher rooms attach to the controller, or `nil` if there is none.
  var parts: AttachedParts?
  /// What is shown in place of the content, or `nil` if nothing ever was.
  var contentUnavailable: ContentUnavailableParts?
  /// Whether the controller has yet to choose what it shows in place of its content.
  var needsContentUnavailableUpdate = true
  /// The presentation state; `nil` while every property has its default.
  var presentation: PresentationState?
  /// The restoration state, or `nil` if there is none.
  var restoration: ControllerRestoration?
}

extension ViewController {
  var storedView: View? {
    get { controllerState.storedView }
    set { controllerState.storedView = newValue }
  }
  var isLoadingView: Bool {
    get { controllerState.isLoadingView }
    set { controllerState.isLoadingView = newValue }
  }
  var windowToFill: Window? {
    get { controllerState.windowToFill }
    set { controllerState.windowToFill = newValue }
  }
  var storedChildren: [ViewController] {
    get { controllerState.storedChildren }
    set { controllerState.storedChildren = newValue }
  }
  var storedParent: ViewController? {
    get { controllerState.storedParent }
    set { controllerState.storedParent = newValue }
  }
  var appearance: Appearance {
    get { controllerState.appearance }
    set { controllerState.appearance = newValue }
  }
  var transition: AppearanceTransition? {
    get { controllerState.transition }
    set { controllerState.transition = newValue }
  }
  var transitionOfCaller: AppearanceTransition? {
    get { controllerState.transitionOfCaller }
    set { controllerState.transitionOfCaller = newValue }
  }
  var orderOfContainer: AppearanceOrder? {
    get { controllerState.orderOfContainer }
    set { controllerState.orderOfContainer = newValue }
  }
  var isAppearingIsDue: Bool {
    get { controllerState.isAppearingIsDue }
    set { controllerState.isAppearingIsDue = newValue }
  }
  var pendingMove: ParentMove? {
    get { controllerState.pendingMove }
    set { controllerState.pendingMove = newValue }
  }
  var controllerAbove: ViewController? {
    get { controllerState.controllerAbove }
    set { controllerState.controllerAbove = newValue }
  }
  var storedPreferredContentSize: Size {
    get { controllerState.storedPreferredContentSize }
    set { controllerState.storedPreferredContentSize = newValue }
  }
  /// The insets by which bars of the parent cover the root view.
  var containerInsets: EdgeInsets {
    get { controllerState.containerInsets }
    set {
      guard newValue != containerInsets else { return }
      controllerState.containerInsets = newValue
      storedView?.updateSafeArea()
    }
  }
  var traitState: TraitState? {
    get { controllerState.traitState }
    set { controllerState.traitState = newValue }
  }
  var windowTransition: (any ControllerTransition)? {
    get { controllerState.windowTransition }
    set { controllerState.windowTransition = newValue }
  }
  var toldTraits: TraitCollection? {
    get { controllerState.toldTraits }
    set { controllerState.toldTraits = newValue }
  }
  var toldSize: Size? {
    get { controllerState.toldSize }
    set { controllerState.toldSize = newValue }
  }
  var containedTransition: (any ControllerTransition)? {
    get { controllerState.containedTransition }
    set { controllerState.containedTransition = newValue }
  }
  var addedKeyCommands: [KeyCommand] {
    get { controllerState.addedKeyCommands }
    set { controllerState.addedKeyCommands = newValue }
  }
  var nib: ControllerNib? {
    get { controllerState.nib }
    set { controllerState.nib = newValue }
  }
  /// The state that higher rooms attach to the controller.
  var parts: AttachedParts {
    if let parts = controllerState.parts { return parts }
    let made = AttachedParts()
    controllerState.parts = made
    return made
  }
  var presentation: PresentationState? {
    get { controllerState.presentation }
    set { controllerState.presentation = newValue }
  }
}
