/// The back buttons of a navigation bar's content, one for each form that has been needed.
@MainActor
final class NavigationBackButtons {
  /// What the button can show, widest first; empty while there is none.
  var forms: [NavigationBarLayout.Back] { title?.forms ?? [] }
  private var made: [NavigationBackButton] = []
  private var title: NavigationBackTitle?
  /// The item to which the button leads.
  private(set) weak var below: NavigationItem?

  /// Forgets the buttons, whose look has changed.
  func removeAll() { made = [] }

  /// The button that is shown, or `nil` for none.
  var shown: NavigationBackButton? { made.first { !$0.isHidden && $0.superview != nil } }

  func contains(_ view: View) -> Bool { made.contains { $0 === view } }

  /// Leads back from an item; buttons stay that look the same.
  ///
  /// - Parameters:
  ///   - below: The item to which the button leads, or `nil` if only its action leads elsewhere.
  ///   - isShown: Whether there is a button.
  func lead(
    from item: NavigationItem, to below: NavigationItem?, isShown: Bool, symbolSize: Double
  ) {
    self.below = isShown ? below : nil
    title = isShown ? NavigationBackTitle(below) : nil
    guard let title else { return }
    let known = made
    made = known.filter { button in
      title.forms.contains(button.form)
        && button.shows(title.text(button.form), symbolSize, below)
    }
    for button in known where !contains(button) { button.removeFromSuperview() }
    for button in made { button.lead(from: item) }
  }

  /// Returns the button with a form, making it if there is none.
  func button(
    _ form: NavigationBarLayout.Back, in bar: NavigationBar, for item: NavigationItem,
    symbolSize: Double
  ) -> NavigationBackButton {
    if let known = made.first(where: { $0.form == form }) { return known }
    let button = NavigationBackButton(
      form, title?.text(form), symbolSize: symbolSize, in: bar, for: item)
    made.append(button)
    return button
  }

  /// Shows the button with a form in a row, and hides the others.
  ///
  /// - Returns: The button that is shown.
  func show(_ form: NavigationBarLayout.Back?, in row: View) -> NavigationBackButton? {
    var shown: NavigationBackButton?
    for button in made {
      button.isHidden = button.form != form
      guard button.form == form else { continue }
      if button.superview == nil { row.addSubview(button) }
      shown = button
    }
    return shown
  }
}
