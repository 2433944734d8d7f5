/// The parts of a search bar beside its field: the cancel button and the scopes.
@MainActor
final class SearchBarParts {
  let cancel = Button()
  let scopes = SegmentedControl()
  var showsCancel = false
  var showsScopes = false

  init() {
    cancel.alpha = 0
    scopes.alpha = 0
    followTraits()
  }

  /// Sets what depends on the traits and the language.
  func followTraits() {
    var look = Button.Configuration.plain()
    look.title = Messages.Bars.cancel
    look.titleFont = .system(size: BarButton.fontSize)
    look.contentInsets = DirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 0)
    cancel.configuration = look
    scopes.accessibility.label = Messages.Bars.searchScopes
  }
}
