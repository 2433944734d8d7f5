extension ViewController {
  /// The animation with which a controller is presented and dismissed.
  ///
  /// Set it as the ``ViewController/preferredTransition`` of the presented controller.
  @MainActor
  public struct Transition {
    private enum Kind {
      case coverVertical, flipHorizontal, crossDissolve
      case zoom(Zoom)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Slides up from the bottom edge, and back down.
    public static var coverVertical: Transition { Transition(.coverVertical) }

    /// Turns the presenter over like a card with the presented controller on its back.
    ///
    /// If the presenter stays visible, the controller dissolves instead.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }

    /// Fades in and out.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }

    /// Zooms the controller out of a view of the presenter, and back into one.
    ///
    /// A picture of the source view grows, with its corners, to the view of the controller. The
    /// user can also dismiss the controller by dragging it down.
    ///
    /// - Parameters:
    ///   - options: The options of the zoom, or `nil` for the defaults.
    ///   - sourceViewProvider: Returns the source view. It is called in each direction, because the
    ///     content may be shown by another view by then. If it returns `nil`, or a view that is not
    ///     in the window, the controller dissolves.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> View?
    ) -> Transition {
      Transition(.zoom(Zoom(options: options ?? ZoomOptions(), provider: sourceViewProvider)))
    }

    /// Returns an animator for one direction.
    ///
    /// - Parameter isReturning: Whether the controller goes.
    package func makeAnimator(isReturning: Bool) -> any ViewControllerAnimatedTransitioning {
      switch kind {
      case .coverVertical: CoverVerticalAnimator(isReturning: isReturning)
      case .flipHorizontal: FlipAnimator(isReturning: isReturning)
      case .crossDissolve: CrossDissolveAnimator(isReturning: isReturning)
      case .zoom(let zoom): ZoomAnimator(zoom, isReturning: isReturning)
      }
    }

    /// Adds the gesture with which the user dismisses a controller that has come by the transition,
    /// if it has one.
    ///
    /// - Parameter begin: Begins the interactive dismissal, and returns whether it has begun.
    func addDismissalGesture(
      to controller: ViewController, begin: @escaping ZoomDismissal.Beginning
    ) {
      guard case .zoom(let zoom) = kind else { return }
      ZoomDismissal.addGesture(to: controller, zoom, begin: begin)
    }
  }
}
