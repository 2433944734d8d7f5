import Containers
internal import Support

/// The fall as an animation in a file.
extension ShareCoordinator {
  /// Makes the film of the fall, and saves it among the user's pictures.
  ///
  /// An alert shows how far it is, and cancels it. Nothing is written before it is complete.
  func saveFilm() {
    guard filming == nil, let presenter = panels.split else { return }
    do throws(AnimationError) { _ = try WebPAnimation(filmPlan) } catch {
      return panels.report(Messages.FallFilm.failed, because: error.message)
    }
    let alert = AlertController(
      title: Messages.FallFilm.making, message: Messages.FallFilm.progress(0),
      preferredStyle: .alert)
    panels.add(Messages.Saving.cancel, .cancel, to: alert) { [weak self] in
      self?.filming?.cancel()
      self?.filming = nil
    }
    panels.ask(alert)
    let (name, traits) = (Messages.FallFilm.fileName(fileWords).outgoing, presenter.traitCollection)
    filming = Task { [weak self, plan = filmPlan, earth, subject = falling.subject] in
      do {
        let queue = WorkQueue("film")
        let ground = try await Self.ground(of: subject, in: earth, on: queue)
        let film = Film(subject, over: ground, plan, traits: traits)
        let bytes = try await film.encoded(on: queue) { [weak self] part in
          // The window may have been closed.
          guard self != nil else { throw CancellationError() }
          alert.message = Messages.FallFilm.progress(Int(part * 100))
        }
        try Task.checkCancellation()
        self?.end(alert)
        self?.save(film: bytes, named: name)
      } catch is CancellationError {
        return
      } catch {
        guard !Task.isCancelled else { return }
        self?.end(alert)
        self?.panels.report(
          Messages.FallFilm.failed,
          because: (error as? AnimationError)?.message ?? Messages.Sharing.unreadable)
      }
    }
  }

  private static func ground(
    of subject: FallSubject, in earth: Earth, on queue: WorkQueue
  ) async throws -> FallGround {
    try await Task.detached(executorPreference: queue) {
      try FallGround(of: subject, in: earth)
    }.value
  }

  private func end(_ alert: AlertController) {
    filming = nil
    panels.queue.withdraw(alert)
  }

  private func save(film: [UInt8], named name: String) {
    delegate?.save(film: film, named: name) { [weak self] result in
      self?.finish(result, Messages.FallFilm.saved, orSay: Messages.FallFilm.unsaved) {
        [weak self] in
        self?.save(film: film, named: name)
      }
    }
  }
}
