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
  var traitState: TraitState?
  /// The change of the window whose root the controller is; nil for none.
  weak var windowTransition: (any ControllerTransition)?
  /// The traits last reported to the controller; nil before its view was in a window.
  var toldTraits: TraitCollection?
  /// The transition that the controller takes part in as a child.
  weak var containedTransition: (any ControllerTransition)?
  /// The key commands added with ``ViewController/addKeyCommand(_:)``.
  var addedKeyCommands: [KeyCommand] = []
  /// The nib that the controller was created with, or `nil` for none.
  var nib: ControllerNib?
  /// What the controller presents and how it is presented; `nil` while everything has its default.
  var presentation: PresentationState?
}

extension ViewController {
  var storedView: View? {
    get { state.storedView }
    set { state.storedView = newValue }
  }
  var isLoadingView: Bool {
    get { state.isLoadingView }
    set { state.isLoadingView = newValue }
  }
  var windowToFill: Window? {
    get { state.windowToFill }
    set { state.windowToFill = newValue }
  }
  var storedChildren: [ViewController] {
    get { state.storedChildren }
    set { state.storedChildren = newValue }
  }
  var storedParent: ViewController? {
    get { state.storedParent }
    set { state.storedParent = newValue }
  }
  var appearance: Appearance {
    get { state.appearance }
    set { state.appearance = newValue }
  }
  var transition: AppearanceTransition? {
    get { state.transition }
    set { state.transition = newValue }
  }
  var transitionOfCaller: AppearanceTransition? {
    get { state.transitionOfCaller }
    set { state.transitionOfCaller = newValue }
  }
  var orderOfContainer: AppearanceOrder? {
    get { state.orderOfContainer }
    set { state.orderOfContainer = newValue }
  }
  var isAppearingIsDue: Bool {
    get { state.isAppearingIsDue }
    set { state.isAppearingIsDue = newValue }
  }
  var pendingMove: ParentMove? {
    get { state.pendingMove }
    set { state.pendingMove = newValue }
  }
  var controllerAbove: ViewController? {
    get { state.controllerAbove }
    set { state.controllerAbove = newValue }
  }
  var storedPreferredContentSize: Size {
    get { state.storedPreferredContentSize }
    set { state.storedPreferredContentSize = newValue }
  }
  var traitState: TraitState? {
    get { state.traitState }
    set { state.traitState = newValue }
  }
  var windowTransition: (any ControllerTransition)? {
    get { state.windowTransition }
    set { state.windowTransition = newValue }
  }
  var toldTraits: TraitCollection? {
    get { state.toldTraits }
    set { state.toldTraits = newValue }
  }
  var containedTransition: (any ControllerTransition)? {
    get { state.containedTransition }
    set { state.containedTransition = newValue }
  }
  var addedKeyCommands: [KeyCommand] {
    get { state.addedKeyCommands }
    set { state.addedKeyCommands = newValue }
  }
  var nib: ControllerNib? {
    get { state.nib }
    set { state.nib = newValue }
  }
  var presentation: PresentationState? {
    get { state.presentation }
    set { state.presentation = newValue }
  }
}
