extension ResourceBundle {
  /// Returns what `validate` throws for a file of this name, without what depends on classes that
  /// the bundle does not know; `nil` if there is no such file.
  ///
  /// Actions without a target and unwind segues go to any class of a program.
  package func findings(inFile name: String) -> [SceneFinding]? {
    guard let faults = faults(inFile: name) else { return nil }
    return faults.compactMap { fault in
      switch fault.kind {
      case .unknownAction: nil
      case .unknownClass(let name):
        SceneFinding(
          line: fault.line, path: fault.path, reason: fault.reason, unknownClass: name)
      case .mistake, .openOutlet:
        SceneFinding(
          line: fault.line, path: fault.path, reason: fault.reason, unknownClass: nil)
      }
    }
  }

  private func faults(inFile name: String) -> [NibFault]? {
    let (nib, storyboard) = (".nib.json", ".storyboard.json")
    return name.hasSuffix(nib)
      ? readNib(name, file: name)?.faults
      : name.hasSuffix(storyboard) ? readStoryboard(name, file: name)?.faults : nil
  }
}
