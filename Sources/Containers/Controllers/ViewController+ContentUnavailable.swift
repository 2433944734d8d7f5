/// What a controller shows in place of its content.
@MainActor
final class ContentUnavailableParts {
  /// The configuration as the program has set it.
  var configuration: (any ContentConfiguration)?
  /// The view that shows it, or `nil` for none.
  var view: (any View & ContentView)?
  /// What the user searches for, or `nil` while there is no search.
  var searchText: String?
  /// Whether the view is to follow the configuration.
  var isShowDue = false
}

extension ViewController {
  private var unavailableParts: ContentUnavailableParts {
    if let parts = controllerState.contentUnavailable { return parts }
    let made = ContentUnavailableParts()
    controllerState.contentUnavailable = made
    return made
  }

  /// What is shown in front of the root view in place of content that there is none of, in the middle
  /// of the safe area; `nil`, the default, for nothing.
  ///
  /// A ``ContentUnavailableConfiguration`` or one of your own. It is shown updated for
  /// ``contentUnavailableConfigurationState``.
  ///
  /// ```swift
  /// contentUnavailableConfiguration = places.isEmpty ? ContentUnavailableConfiguration.empty() : nil
  /// ```
  public var contentUnavailableConfiguration: (any ContentConfiguration)? {
    get { controllerState.contentUnavailable?.configuration }
    set {
      guard newValue != nil || controllerState.contentUnavailable != nil else { return }
      unavailableParts.configuration = newValue
      unavailableParts.isShowDue = true
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The state that ``contentUnavailableConfiguration`` adapts to: the traits, and what the user
  /// searches for with the search controller of the navigation item, or whose results this controller
  /// shows.
  public var contentUnavailableConfigurationState: ContentUnavailableConfigurationState {
    var state = ContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = controllerState.contentUnavailable?.searchText
    return state
  }

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  ///
  /// Call it when the content has changed. The state calls it itself: when the view is laid out for the
  /// first time, when the traits change, and when the user searches for something else.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    controllerState.needsContentUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Notes what the user searches for in the content of the controller, or `nil` for nothing.
  func noteSearchText(_ text: String?) {
    guard text != controllerState.contentUnavailable?.searchText else { return }
    unavailableParts.searchText = text
    setNeedsUpdateContentUnavailableConfiguration()
  }

  /// Lets the controller choose what it shows in place of its content, before a layout.
  func updateContentUnavailable() {
    if controllerState.needsContentUnavailableUpdate {
      controllerState.needsContentUnavailableUpdate = false
      controllerState.contentUnavailable?.isShowDue = true
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let parts = controllerState.contentUnavailable, parts.isShowDue else { return }
    parts.isShowDue = false
    View.performWithoutAnimation { show(parts) }
  }

  private func show(_ parts: ContentUnavailableParts) {
    guard let root = viewIfLoaded, let configuration = parts.configuration else {
      parts.view?.removeFromSuperview()
      parts.view = nil
      return
    }
    let shown = configuration.updated(for: contentUnavailableConfigurationState)
    if let view = parts.view, view.supports(shown) {
      view.configuration = shown
    } else {
      parts.view?.removeFromSuperview()
      parts.view = shown.makeContentView()
    }
    guard let view = parts.view else { return }
    if view.superview !== root { root.addSubview(view) }
    placeContentUnavailable()
  }

  /// Keeps what is shown in place of the content over the visible part of the root view.
  func placeContentUnavailable() {
    guard let view = controllerState.contentUnavailable?.view, let root = viewIfLoaded,
      view.superview === root, view.frame != root.bounds
    else { return }
    view.frame = root.bounds
  }
}
