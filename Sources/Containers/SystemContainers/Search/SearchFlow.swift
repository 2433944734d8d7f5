/// The state of a search controller.
@MainActor
final class SearchFlow {
  let searchBar = SearchBar()
  let results: ViewController?
  /// The item whose search this is.
  weak var item: NavigationItem?
  var isActive = false
  /// Whether the delegate is asked to begin the search.
  var isAsking = false
  /// Whether the field has begun to be edited and its delegate is yet to be told.
  var isEditingBeginning = false
  /// Whether the search has begun and its updater is yet to be told.
  var isBeginning = false
  /// Whether the program wants the results to be shown, or `nil` if the text decides.
  var wantsResults: Bool?
  /// Whether the searched controller is passing to another stack.
  var isPassing = false
  /// Whether to edit the field once the search is visible, for example because it was being edited
  /// when another controller covered the search.
  var wasEditing = false
  /// What the searched controller had of the keyboard when the search began.
  var keyboard: KeyboardMemory?
  /// Whether the parts of the bar are being shown or hidden.
  var isChangingParts = false
  /// The beginning or the end that is under way.
  var change: SearchChange?

  init(results: ViewController?) { self.results = results }
}

/// The beginning or the end of a search, which its animation shows.
@MainActor
final class SearchChange {
  /// Called at the end of the animation, or earlier if another change comes.
  let completion: (SearchController) -> Void

  init(_ completion: @escaping (SearchController) -> Void) { self.completion = completion }
}
