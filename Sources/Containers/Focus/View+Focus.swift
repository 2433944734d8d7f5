extension View: FocusEnvironment {
  /// Whether the keyboard works on the view.
  public var isFocused: Bool { window?.focusedView === self }

  /// Whether the view should show that it is focused: not while the person uses the mouse.
  public var showsFocus: Bool { isFocused && window?.focus.isKeyboardInUse == true }

  /// The name of the group that the view and those in it belong to; nil, as at first, for that of
  /// the superview.
  ///
  /// Tab visits a group once, at the view that had the focus last, or has the highest
  /// ``focusGroupPriority``; the arrows move inside it.
  public var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier }
    set { madeExtras.focusGroupIdentifier = newValue }
  }

  /// How much the view wants to be the one that Tab visits of its group; 0 at first.
  public var focusGroupPriority: Int {
    get { extras?.focusGroupPriority ?? 0 }
    set { madeExtras.focusGroupPriority = newValue }
  }

  /// The group that the view belongs to; nil for none.
  var focusGroup: String? { chain.lazy.compactMap(\.focusGroupIdentifier).first }

  /// Whether the view takes the focus, can be used now, and lies beneath no overlay that blocks the focus.
  var isFocusable: Bool { canTakeFocus && window?.overlayRouting?.blocks(self, .focus) != true }

  /// Whether the view and all above it can be used, and it takes the focus.
  var canTakeFocus: Bool {
    canBecomeFocused
      && chain.allSatisfy {
        !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled
          && $0.animations?.isInputBlocked != true
      }
  }

  /// Whether lines of text in the view begin at its left.
  var readsLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }
}
