extension TabBarController {
  private enum Key {
    static let tabs = "TabBarController.viewControllers"
    static let selected = "TabBarController.selectedViewController"
  }

  var childrenToSave: [ViewController] { flow.strip.elements }

  func encodeContents(with coder: RestorationCoder) {
    coder.encodeObjects(flow.strip.elements, forKey: Key.tabs)
    if let selected = flow.strip.selected, selected.restorationIdentifier != nil {
      coder.encodeObject(selected, forKey: Key.selected)
    }
  }

  func decodeContents(with coder: RestorationCoder) {
    // Tabs that the program has created stay, and tabs that cannot be restored are left out.
    if flow.strip.elements.isEmpty, let stored = coder.decodeObjects(forKey: Key.tabs) {
      let tabs = children(restoring: stored.filter { $0 != nil })
      if !tabs.isEmpty { setViewControllers(tabs, animated: false) }
    }
    if let selected = coder.decodeObject(forKey: Key.selected) as? ViewController,
      flow.strip.elements.contains(selected)
    {
      selectedViewController = selected
    }
  }
}
