import Containers

/// The fall as a film that one can send: an animated WebP file, which loops.
struct Film {
  /// What is drawn of a moment.
  let view: FilmView
  private let plan: FilmPlan

  /// Creates the film of a tunnel, in light or dark, with the units and the direction of traits.
  init(
    _ subject: FallSubject, over ground: FallGround, _ plan: FilmPlan, traits: TraitCollection
  ) {
    self.plan = plan
    // The film has the usual text size, whatever the user's is.
    let chosen = TraitCollection {
      $0.userInterfaceStyle = traits.userInterfaceStyle == .light ? .light : .dark
      $0.layoutDirection = traits.layoutDirection
      $0[UnitsTrait.self] = traits[UnitsTrait.self]
    }
    view = chosen.performAsCurrent { FilmView(subject, over: ground, size: plan.proportions.size) }
    view.traitOverrides[UnitsTrait.self] = traits[UnitsTrait.self]
    view.traitOverrides.userInterfaceStyle = chosen.userInterfaceStyle
    view.traitOverrides.layoutDirection = chosen.layoutDirection
  }

  /// Returns the picture of a moment.
  func picture(at moment: FilmMoment) -> Bitmap {
    view.show(moment)
    let proportions = plan.proportions
    return view.pixels(
      width: proportions.width, height: proportions.height, scale: proportions.scale)
  }

  /// Returns the bytes of the film.
  func encoded() throws(AnimationError) -> [UInt8] {
    var animation = try WebPAnimation(plan)
    for moment in plan.moments {
      try animation.add(picture(at: moment), milliseconds: moment.milliseconds)
    }
    return animation.file
  }

  /// Returns the bytes of the film, encoded off the main actor, which draws one picture at a time.
  ///
  /// - Parameter progress: Called with the part that is done; an error that it throws ends the work.
  func encoded(on queue: WorkQueue, progress: (Double) throws -> Void) async throws -> [UInt8] {
    var animation = try WebPAnimation(plan)
    for (index, moment) in plan.moments.enumerated() {
      try Task.checkCancellation()
      animation = try await Self.add(
        picture(at: moment), milliseconds: moment.milliseconds, to: animation, on: queue)
      try progress(Double(index + 1) / Double(plan.moments.count))
    }
    return animation.file
  }

  private static func add(
    _ picture: Bitmap, milliseconds: Int, to animation: WebPAnimation, on queue: WorkQueue
  ) async throws -> WebPAnimation {
    try await Task.detached(executorPreference: queue) {
      var animation = animation
      try animation.add(picture, milliseconds: milliseconds)
      return animation
    }.value
  }
}

nonisolated extension WebPAnimation {
  /// Creates an animation without frames for a film, or throws if nothing can encode it.
  init(_ plan: FilmPlan) throws(AnimationError) {
    try self.init(
      width: plan.proportions.width, height: plan.proportions.height, library: plan.library)
  }
}
