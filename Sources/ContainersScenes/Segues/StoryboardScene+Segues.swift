internal import Containers

extension StoryboardScene {
  func performSegue(withIdentifier identifier: String, from source: ViewController, sender: Any?) {
    guard let segue = scene.segues.first(where: { $0.identifier == identifier }) else {
      let known = scene.segues.compactMap(\.identifier)
      misuse(
        "\(source.nameInMessages) has no segue “\(identifier)” in the storyboard “\(storyboard.name)”. "
          + NearestName.hint(for: identifier, among: known))
    }
    run(segue, from: source, sender: sender, isTriggered: false)
  }

  /// Performs a segue from the controller of the scene.
  ///
  /// - Parameter isTriggered: Whether the controller is asked before.
  func run(_ segue: NibSegue, from source: ViewController, sender: Any?, isTriggered: Bool) {
    guard
      !isTriggered
        || source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    else { return }
    guard segue.kind != .unwind else { return unwind(segue, from: source, sender: sender) }
    guard let text = segue.destination?.text else { return }
    let destination = storyboard.makeDestination(text) { coder in
      self.made(by: segue, source, coder, sender)
    }
    let story = story(segue, from: source, to: destination)
    if story.performHandler == nil, segue.kind != .custom {
      story.performHandler = { [unowned self] in
        self.show(destination, by: segue, from: source, sender: sender)
      }
    }
    ready(destination, for: segue, sender: sender)
    source.prepare(for: story, sender: sender)
    story.perform()
  }

  private func made(
    by segue: NibSegue, _ source: ViewController, _ coder: NibCoder, _ sender: Any?
  ) -> ViewController? {
    let classes = storyboard.bundle.classes
    guard let maker = segue.maker?.text, let one = classes.ofObject(source) else { return nil }
    return classes.segueAction(maker, of: one)?(source, coder, sender, segue.identifier)
  }

  /// Returns the object that stands for a segue.
  private func story(
    _ segue: NibSegue, from source: ViewController, to destination: ViewController
  ) -> StoryboardSegue {
    let custom = segue.className.flatMap { storyboard.bundle.segueClasses[$0.text] }
    let story =
      custom?.make(segue.identifier, source, destination)
      ?? StoryboardSegue(identifier: segue.identifier, source: source, destination: destination)
    story.isAnimated = segue.isAnimated
    return story
  }

  /// Applies the values of the segue to the destination before the source prepares it.
  private func ready(_ destination: ViewController, for segue: NibSegue, sender: Any?) {
    if let style = segue.presentation { destination.modalPresentationStyle = style }
    if let style = segue.transition { destination.modalTransitionStyle = style }
    guard segue.kind == .popover else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let anchor = segue.anchor.flatMap { object($0.text) } ?? (sender as AnyObject?)
    let view = anchor as? View ?? (anchor as? GestureRecognizer)?.view
    popover.sourceItem = view ?? anchor as? any PopoverPresentationControllerSourceItem
    if let arrows = segue.arrows { popover.permittedArrowDirections = arrows }
    popover.passthroughViews = segue.passthrough.compactMap { object($0.text) as? View }
  }

  private func show(
    _ destination: ViewController, by segue: NibSegue, from source: ViewController, sender: Any?
  ) {
    switch segue.kind {
    case .show, .showDetail:
      let show = segue.kind == .show ? source.show : source.showDetailViewController
      if segue.isAnimated {
        show(destination, sender)
      } else {
        View.performWithoutAnimation { show(destination, sender) }
      }
    case .present, .popover: source.present(destination, animated: segue.isAnimated)
    case .embed: embed(destination, by: segue, in: source, sender: sender)
    case .custom, .unwind: break
    }
  }

  private func embed(
    _ child: ViewController, by segue: NibSegue, in source: ViewController, sender: Any?
  ) {
    source.loadViewIfNeeded()
    let container = segue.container.flatMap { object($0.text) } ?? (sender as AnyObject?)
    guard let container = container as? View else {
      return warn("The segue at \(segue.path) of \(source.nameInMessages) has no container view.")
    }
    source.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: source)
  }
}

extension StoryboardScene {
  private func unwind(_ segue: NibSegue, from source: ViewController, sender: Any?) {
    guard let name = segue.action?.text,
      let action = storyboard.bundle.classes.selectorOfAny(name)
    else { return }
    let unwind = StoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    guard let destination = source.destination(ofUnwind: unwind) else {
      return warn("Nobody takes the unwind segue “\(name)” from \(source.nameInMessages).")
    }
    let story = story(segue, from: source, to: destination)
    if segue.className == nil {
      story.performHandler = { [unowned story] in story.unwind() }
    }
    source.prepare(for: story, sender: sender)
    action.perform(on: destination, sender: story)
    story.perform()
  }
}

extension StoryboardSegue {
  /// Removes the controllers between the source and the destination.
  func unwind() {
    var (current, presenter): (ViewController, ViewController?) = (source, nil)
    while !current.isOrContains(destination) {
      if let parent = current.parent {
        current = parent
      } else if let next = current.presentingViewController {
        (current, presenter) = (next, next)
      } else {
        return
      }
    }
    let wasAnimated = isAnimated
    // What lies beneath a dismissal is not seen to move.
    if presenter != nil { isAnimated = false }
    var path = [destination]
    while let last = path.last, last !== current, let parent = last.parent { path.append(parent) }
    for (child, container) in zip(path, path.dropFirst()).reversed() {
      container.unwind(for: self, towards: child)
    }
    isAnimated = wasAnimated
    guard let presenter else { return }
    let dismisser = presenter.isOrContains(destination) ? destination : presenter
    dismisser.dismiss(animated: wasAnimated)
  }
}

extension ViewController {
  /// Whether a controller is this one or a descendant.
  fileprivate func isOrContains(_ other: ViewController) -> Bool {
    sequence(first: other, next: \.parent).contains { $0 === self }
  }
}
