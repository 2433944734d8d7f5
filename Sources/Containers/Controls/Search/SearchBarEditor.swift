/// The delegate of a search bar's field, which passes on what happens in it.
@MainActor
final class SearchBarEditor: TextFieldDelegate {
  unowned let bar: SearchBar

  init(of bar: SearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    bar.searcher?.searchBarMayBeginEditing()
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    // On its way past the field, the focus begins no search.
    if bar.window?.focus.passedTo !== textField { bar.searcher?.searchBarWillBeginEditing() }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.searcher?.searchBarDidBeginEditing()
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textField(_ textField: TextField, didTruncate text: String) {
    bar.delegate?.searchBar(bar, didTruncate: text)
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    if bar.searcher?.searchBarWasUsed() != true { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
