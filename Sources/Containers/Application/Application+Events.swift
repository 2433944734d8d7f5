extension Application {
  /// Delivers an event to its window, or handles it.
  func handle(_ event: PlatformEvent) {
    guard !isTerminated, !isEnding || !event.isRequest else { return }
    switch event {
    case .input(let identifier, let input, let timestamp):
      guard let window = attachment(identifier)?.window else { return }
      if input.beginsPress {
        for other in windows where other !== window {
          other.overlayRouting?.pressDidBeginElsewhere()
        }
      }
      if !input.isMotion { accessibility.setNeedsPromptUpdate() }
      window.send(input, at: timestamp)
    case .resized(let identifier):
      guard let attachment = attachment(identifier) else { return }
      let size = attachment.window.bounds.size
      attachment.takeGeometry()
      if attachment.window.bounds.size != size {
        attachment.window.overlayRouting?.windowDidResize()
      }
      stateDidChange()
      attachment.target.contents.forgetPresented()
      setNeedsFrame()
    case .exposed(let identifier):
      attachment(identifier)?.target.contents.forgetPresented()
      setNeedsFrame()
    case .focusChanged(let identifier, let isFocused):
      guard let window = attachment(identifier)?.window else { return }
      focusDidChange(in: window, isFocused: isFocused)
    case .inputLost(let identifier):
      attachment(identifier)?.window.cancelInput(at: now)
    case .visibilityChanged(let identifier, let isVisible):
      attachment(identifier)?.target.isVisible = isVisible
      attachment(identifier)?.target.contents.forgetPresented()
      setNeedsFrame()
    case .minimizedChanged(let identifier, let isMinimized):
      attachment(identifier)?.takeMinimized(isMinimized)
      setNeedsFrame()
    case .closeRequested(let identifier):
      guard let window = attachment(identifier)?.window else { return }
      requestClose(of: window)
    case .systemTraitsChanged:
      takeSystemTraits()
    case .launchRequested(let request):
      take(request)
    case .memoryWarning:
      didReceiveMemoryWarning()
    case .displayFailed(let error):
      failure = error
      terminate()
    case .quitRequested:
      requestQuit()
    }
  }

  /// Passes the keyboard to or from a window; the one that had it before loses it first.
  private func focusDidChange(in window: Window, isFocused: Bool) {
    if isFocused {
      for other in windows where other !== window {
        other.focusDidChange(isFocused: false, at: now)
      }
    }
    window.focusDidChange(isFocused: isFocused, at: now)
    if isFocused { lastKeyWindow = window }
  }

  private func attachment(_ identifier: UInt32) -> WindowAttachment? {
    attachments.first { $0.platformWindow.identifier == identifier }
  }
}

extension PlatformEvent {
  /// Whether the user or the system asks for something, which an ending application no longer does.
  fileprivate var isRequest: Bool {
    switch self {
    case .input, .closeRequested, .quitRequested, .launchRequested: true
    default: false
    }
  }
}
