extension Window {
  /// The object that delivers touches to recognizers and views.
  var touchDispatcher: TouchDispatcher { parts.part { TouchDispatcher(window: self) } }

  /// The object that dispatches keys to commands, the focus and responders.
  var pressDispatcher: PressDispatcher { parts.part { PressDispatcher(window: self) } }

  /// The object that tracks the mouse pointer.
  var pointer: PointerTracker { parts.part { PointerTracker(window: self) } }
}
