/// Gives a view a menu of what can be done with it: by a secondary click, a long press of a finger,
/// the Menu key or Shift+F10.
///
/// ```swift
/// view.addInteraction(ContextMenuInteraction(delegate: self))
/// ```
@MainActor
public final class ContextMenuInteraction: Interaction {
  /// What makes the menu.
  public private(set) weak var delegate: (any ContextMenuInteractionDelegate)?
  /// The view that has the menu.
  public private(set) weak var view: View?

  /// Whom what is chosen is told to come from; the interaction itself where nothing was set.
  weak var sender: AnyObject?
  /// Where a key opens the menu, in the view's points: under that; nil for the middle of the view.
  var keyRect: (() -> Rect)?
  /// Whether it was a key that asked for the menu last.
  private(set) var isOpenedByKey = false

  private let click = TapGestureRecognizer()
  private let press = LongPressGestureRecognizer()
  private var location = Point.zero
  /// What the delegate has answered to a gesture that is about to be recognized.
  private var prepared: (configuration: ContextMenuConfiguration, menu: Menu)?
  private weak var presentation: MenuPresentation? {
    didSet { view?.setNeedsAccessibilityUpdate() }
  }
  private var configuration: ContextMenuConfiguration?

  /// Makes an interaction.
  ///
  /// - Parameter delegate: What makes the menu; not kept alive.
  public init(delegate: any ContextMenuInteractionDelegate) {
    self.delegate = delegate
    click.button = .secondary
    click.onChange = { [weak self] gesture in self?.recognized(gesture, at: .ended) }
    press.onChange = { [weak self] gesture in self?.recognized(gesture, at: .began) }
    click.delegate = self
    press.delegate = self
  }

  /// Takes the recognizers from the view, and its menu off the screen.
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

  /// Returns where the menu was asked for, in a view's bounds; nil stands for the window.
  public func location(in view: View?) -> Point {
    guard let own = self.view else { return location }
    return own.convert(location, to: view)
  }

  /// Takes the menu off the screen; does nothing where there is none.
  public func dismissMenu() { presentation?.dismiss() }

  /// Changes the menu that is on the screen; does nothing where there is none.
  public func updateVisibleMenu(_ change: (Menu) -> Menu) {
    guard let presentation else { return }
    presentation.replaceMenu(change(presentation.menu))
  }

  /// Whether a menu is on the screen.
  var isMenuShown: Bool { presentation != nil }

  private func recognized(_ gesture: GestureRecognizer, at state: GestureState) {
    guard gesture.state == state, let prepared else { return }
    self.prepared = nil
    show(prepared.configuration, prepared.menu, under: nil)
  }

  /// Shows the menu, where there is one.
  ///
  /// - Parameters:
  ///   - location: The place that it is about, in the view's bounds.
  ///   - rect: What it stands under; nil for the place.
  /// - Returns: Whether there is a menu.
  @discardableResult
  func present(at location: Point, under rect: Rect? = nil) -> Bool {
    guard let (configuration, menu) = ask(at: location) else { return false }
    show(configuration, menu, under: rect)
    return true
  }

  /// Asks the delegate for the menu of a place; nil for none.
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
    // What the delegate was asked may have taken the view away.
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
  /// Where there is no menu the touch is left to others.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let view else { return false }
    isOpenedByKey = false
    prepared = ask(at: recognizer.location(in: view))
    return prepared != nil
  }

  /// Holding the mouse's main button opens no menu.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    recognizer === click || touch.type == .direct
  }
}
