extension View: FocusEnvironment {
  /// Whether the view has the keyboard focus.
  public var isFocused: Bool { window?.focusedView === self }

  /// Whether the view should show that it is focused: false while the user uses the mouse.
  public var showsFocus: Bool { isFocused && window?.focus.isKeyboardInUse == true }

  /// The identifier of the focus group that the view and its subviews belong to; nil, the default,
  /// for the superview's group.
  ///
  /// Tab visits a group once, at the view that last had the focus or else has the highest
  /// ``focusGroupPriority``. The arrow keys move inside the group.
  public var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier }
    set { madeExtras.focusGroupIdentifier = newValue }
  }

  /// The view's priority to be the one in its group that Tab visits; 0 by default.
  public var focusGroupPriority: Int {
    get { extras?.focusGroupPriority ?? 0 }
    set { madeExtras.focusGroupPriority = newValue }
  }

  /// The identifier of the view's group; nil if it has none.
  var focusGroup: String? { chain.lazy.compactMap(\.focusGroupIdentifier).first }

  /// Whether the view can take the focus and is not beneath an overlay that blocks it.
  var isFocusable: Bool { canTakeFocus && window?.overlayRouting?.blocks(self, .focus) != true }

  /// Whether the view can become focused and it and its ancestors are visible and accept input.
  var canTakeFocus: Bool { canBecomeFocused && isReachable }

  /// Whether the view and its ancestors are visible and accept input.
  var isReachable: Bool {
    chain.allSatisfy {
      !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled
        && $0.animations?.isInputBlocked != true
    }
  }

  /// Whether text in the view reads from left to right.
  var readsLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }
}
