/// What a view or a controller keeps about its environment; only those have one that need it.
@MainActor
final class TraitState {
  /// What it gives to itself and all below.
  var overrides = TraitOverrides()
  /// What the parent of a controller was told to give to it; nil for nothing.
  var imposed: TraitCollection?
  /// What the parent of a controller gives to it: that, unless the parent overrides it; nil for nothing.
  var given: TraitCollection?
  /// The tint that it gives to itself and all below; nil to inherit.
  var tint: DynamicColor?
  var tintAdjustmentMode = TintAdjustmentMode.automatic
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The least and the greatest size of text for itself and all below; nil for no limit.
  var minimumContentSizeCategory: ContentSizeCategory?
  var maximumContentSizeCategory: ContentSizeCategory?
  /// Who wants to hear of changes.
  var registrations: [TraitRegistration] = []
  /// The colours that follow the environment, by the property that they are for.
  var colors: [AnyKeyPath: ColorBinding] = [:]
  /// What it inherits while nothing stands above it: what it had there before.
  var base: TraitCollection?
  /// The environment that it was told of last.
  var told: TraitCollection?

  private var resolved: (inherited: TraitCollection, own: TraitCollection)?

  /// Returns the environment that follows from an inherited one.
  ///
  /// The last answer is kept while it follows from the same, so nobody need say what changed.
  func traits(inheriting inherited: TraitCollection) -> TraitCollection {
    if let resolved, resolved.inherited.storage === inherited.storage { return resolved.own }
    let own = isOverriding ? overridden(inherited) : inherited
    resolved = (inherited, own)
    return own
  }

  private func overridden(_ inherited: TraitCollection) -> TraitCollection {
    var values = inherited.storage.values
    if let given { values.merge(given.storage.values) }
    values.merge(overrides.values)
    limitContentSize(&values)
    return TraitCollection(values: values, tint: tint(inheriting: inherited.storage.tint))
  }

  /// Notes that something that it gives has changed.
  func invalidate() { resolved = nil }

  /// Tells those who are registered of an environment.
  func tellRegistrations(_ traits: TraitCollection) {
    for registration in registrations where !registration.take(traits) {
      registrations.removeAll { $0 === registration }
    }
  }

  private var isOverriding: Bool {
    !overrides.values.entries.isEmpty || given != nil || tint != nil
      || tintAdjustmentMode != .automatic || limitsContentSize
  }

  private var limitsContentSize: Bool {
    minimumContentSizeCategory != nil || maximumContentSizeCategory != nil
  }

  private func limitContentSize(_ values: inout TraitValues) {
    guard limitsContentSize else { return }
    let preferred = values.preferredContentSizeCategory
    // What is not said has the usual size, although it compares as less than the smallest.
    var category = preferred == .unspecified ? .large : preferred
    if let maximumContentSizeCategory { category = min(maximumContentSizeCategory, category) }
    if let minimumContentSizeCategory { category = max(minimumContentSizeCategory, category) }
    values.preferredContentSizeCategory = category
  }

  private func tint(inheriting inherited: Tint) -> Tint {
    var result = inherited
    if let tint { result.color = tint }
    if tintAdjustmentMode != .automatic { result.isDimmed = tintAdjustmentMode == .dimmed }
    return result
  }
}
