extension Window {
  /// Hands touches to recognizers and views.
  var touchDispatcher: TouchDispatcher { parts.part { TouchDispatcher(window: self) } }

  /// Hands keys to commands, the focus and responders.
  var pressDispatcher: PressDispatcher { parts.part { PressDispatcher(window: self) } }

  /// Follows the mouse pointer.
  var pointer: PointerTracker { parts.part { PointerTracker(window: self) } }
}
