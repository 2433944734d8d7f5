package import Atlas

/// A service that answers questions off the main actor.
///
/// A new question supersedes those before it.
package final class Lookup<Question: Sendable, Found: Sendable> {
  /// A blocking function that answers a question, on any thread.
  package typealias Answer = @Sendable (Question) throws(AssetError) -> Found

  private struct Asked {
    let number: Int
    let question: Question
    let completion: (Result<Found, AssetError>) -> Void
  }

  /// The maximum number of questions answered at once, each on its own thread.
  ///
  /// A second thread keeps the latest question from waiting for a stale one, and the limit keeps a
  /// burst from starting more.
  static var width: Int { 2 }

  private let answer: Answer
  private var number = 0
  private var running = 0
  private var waiting: Asked?

  /// Creates a lookup with a function that answers questions.
  init(answer: @escaping Answer) { self.answer = answer }

  /// Asks a question.
  ///
  /// The completion runs later, unless another question supersedes this one.
  func ask(
    _ question: Question, completion: @escaping (Result<Found, AssetError>) -> Void
  ) {
    number += 1
    let asked = Asked(number: number, question: question, completion: completion)
    if running < Self.width { start(asked) } else { waiting = asked }
  }

  /// Drops the current question, so that its completion does not run.
  func cancel() {
    number += 1
    waiting = nil
  }

  private func start(_ asked: Asked) {
    running += 1
    Task { [answer, weak self] in
      let result = await withTaskExecutorPreference(WorkQueue("lookup")) {
        await Self.run(answer, asked.question)
      }
      self?.finish(asked, result)
    }
  }

  private func finish(_ asked: Asked, _ result: Result<Found, AssetError>) {
    running -= 1
    if let next = waiting {
      waiting = nil
      start(next)
    }
    if asked.number == number { asked.completion(result) }
  }

  @concurrent
  private nonisolated static func run(
    _ answer: Answer, _ question: Question
  ) async -> Result<Found, AssetError> {
    do throws(AssetError) { return .success(try answer(question)) } catch {
      return .failure(error)
    }
  }
}

/// A lookup that describes places.
package typealias PlaceLookup = Lookup<Coordinate, PlaceDescription>

/// A lookup that finds places by name or coordinate.
typealias PlaceFinder = Lookup<SearchQuery, SearchAnswer>
