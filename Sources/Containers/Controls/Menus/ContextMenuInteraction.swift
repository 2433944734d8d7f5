/// An interaction that shows a context menu for a view.
///
/// A secondary click, a long press of a finger, the Menu key, or Shift+F10 opens the menu.
///
/// ```swift
/// view.addInteraction(ContextMenuInteraction(delegate: self))
/// ```
@MainActor
public final class ContextMenuInteraction: Interaction {
  /// The object that provides the menu.
  public private(set) weak var delegate: (any ContextMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: View?

  /// The sender of chosen actions, or nil for the interaction itself.
  weak var sender: AnyObject?
  /// A closure that returns the rectangle, in the view's bounds, below which a key opens the menu.
  ///
  /// If nil, the menu opens at the center of the view.
  var keyRect: (() -> Rect)?
  /// Whether a key opened the menu last.
  package private(set) var isOpenedByKey = false

  private let click = TapGestureRecognizer()
  private let press = LongPressGestureRecognizer()
  private var location = Point.zero
  /// The delegate's answer for a gesture that is about to be recognized.
  private var prepared: (configuration: ContextMenuConfiguration, menu: Menu)?
  private weak var presentation: MenuPresentation? {
    didSet { view?.setNeedsAccessibilityUpdate() }
  }
  private var configuration: ContextMenuConfiguration?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that provides the menu, held weakly.
  public init(delegate: any ContextMenuInteractionDelegate) {
    self.delegate = delegate
    click.button = .secondary
    click.onChange = { [weak self] gesture in self?.recognized(gesture, at: .ended) }
    press.onChange = { [weak self] gesture in self?.recognized(gesture, at: .began) }
    click.delegate = self
    press.delegate = self
  }

  /// Dismisses the menu and removes the recognizers from the current view.
  public func willMove(to view: View?) {
    dismissMenu()
    for recognizer in [click, press] { self.view?.removeGestureRecognizer(recognizer) }
  }

  /// Adds the recognizers to the view.
  public func didMove(to view: View?) {
    self.view = view
    view?.addGestureRecognizer(click)
    view?.addGestureRecognizer(press)
  }

  /// Returns the location of the menu request in a view's bounds, or in the window's if nil.
  public func location(in view: View?) -> Point {
    guard let own = self.view else { return location }
    return own.convert(location, to: view)
  }

  /// Dismisses the menu, if it is visible.
  public func dismissMenu() { presentation?.dismiss() }

  /// Replaces the visible menu with the one that a closure returns.
  public func updateVisibleMenu(_ change: (Menu) -> Menu) {
    guard let presentation else { return }
    presentation.replaceMenu(change(presentation.menu))
  }

  /// Whether the menu is visible.
  var isMenuShown: Bool { presentation != nil }

  private func recognized(_ gesture: GestureRecognizer, at state: GestureState) {
    guard gesture.state == state, let prepared else { return }
    self.prepared = nil
    show(prepared.configuration, prepared.menu, under: nil)
  }

  /// Shows the menu, if there is one.
  ///
  /// - Parameters:
  ///   - location: The location that the menu is for, in the view's bounds.
  ///   - rect: The rectangle to open the menu below, or nil to open it at the location.
  /// - Returns: Whether there is a menu.
  @discardableResult
  func present(at location: Point, under rect: Rect? = nil) -> Bool {
    guard let (configuration, menu) = ask(at: location) else { return false }
    show(configuration, menu, under: rect)
    return true
  }

  /// Asks the delegate for the menu at a location; nil for none.
  private func ask(at location: Point) -> (configuration: ContextMenuConfiguration, menu: Menu)? {
    guard view?.window != nil, let delegate, !isMenuShown else { return nil }
    self.location = location
    guard
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: location),
      let menu = configuration.menu, !menu.children.isEmpty
    else { return nil }
    return (configuration, menu)
  }

  private func show(_ configuration: ContextMenuConfiguration, _ menu: Menu, under rect: Rect?) {
    // The delegate may have removed the view while it answered.
    guard let view, let window = view.window, !isMenuShown else { return }
    self.configuration = configuration
    let animator = ContextMenuAnimator()
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    let presentation = MenuPresentation(menu: menu, sender: sender ?? self, source: view)
    presentation.onEnd = { [weak self] in self?.ended() }
    self.presentation = presentation
    presentation.show(
      in: window,
      at: rect.map { .rect(view.convert($0, to: nil)) } ?? .point(view.convert(location, to: nil)))
    animator.run()
  }

  private func ended() {
    guard let configuration else { return }
    self.configuration = nil
    presentation = nil
    let animator = ContextMenuAnimator()
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run()
  }
}

extension ContextMenuInteraction: KeyOpening {
  func openByKey() -> Bool {
    guard let view else { return false }
    isOpenedByKey = true
    let rect = keyRect?() ?? (view as? any KeyMenuPlacing)?.rectForKeyMenu()
    return present(at: rect?.center ?? view.bounds.center, under: rect)
  }
}

extension ContextMenuInteraction: GestureRecognizerDelegate {
  /// Fails without a menu, so that others can recognize the touch.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let view else { return false }
    isOpenedByKey = false
    prepared = ask(at: recognizer.location(in: view))
    return prepared != nil
  }

  /// Holding the primary mouse button opens no menu.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    recognizer === click || touch.type == .direct
  }
}
