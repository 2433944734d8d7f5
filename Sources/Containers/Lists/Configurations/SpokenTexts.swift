extension View {
  /// Returns the texts of the labels inside that are seen, in reading order, as far as no element of
  /// its own says them.
  ///
  /// - Parameter isMeant: Returns whether a label counts.
  func spokenTexts(where isMeant: (Label) -> Bool = { _ in true }) -> [String] {
    // Most cells have one view at most, and this runs for each row that is laid out.
    guard let only = storedSubviews.first else { return [] }
    let views = storedSubviews.count == 1 ? [only] : ReadingOrder.sort(storedSubviews)
    return views.flatMap { view -> [String] in
      guard !view.isHidden, view.alpha >= 0.01 else { return [] }
      if let label = view as? Label {
        return isMeant(label) ? [label.accessibility.label ?? ""] : []
      }
      return view.accessibility.label == nil ? view.spokenTexts(where: isMeant) : []
    }
  }
}

extension [String] {
  /// The texts that are not empty in one, as they are read aloud; nil for none.
  var joinedAsSpoken: String? {
    let texts = filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
