extension View {
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any Interaction] {
    get { extras?.interactions ?? [] }
    set {
      let old = interactions
      for interaction in old where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue where !old.contains(where: { $0 === interaction }) {
        addInteraction(interaction)
      }
    }
  }

  /// Adds an interaction, removing it from its previous view.
  public func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    madeExtras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  ///
  /// Does nothing if the view does not have it.
  public func removeInteraction(_ interaction: any Interaction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
