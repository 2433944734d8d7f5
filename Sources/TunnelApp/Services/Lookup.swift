package import Atlas

/// Answers questions away from the main actor; of several the latest counts.
package final class Lookup<Question: Sendable, Found: Sendable> {
  /// How a question is answered: blocking, on any thread.
  package typealias Answer = @Sendable (Question) throws(AssetError) -> Found

  private struct Asked {
    let number: Int
    let question: Question
    let completion: (Result<Found, AssetError>) -> Void
  }

  /// How many questions are answered at once, each on a thread: the latest waits for none that was asked
  /// long before, and a storm of them starts no more threads than that.
  static var width: Int { 2 }

  private let answer: Answer
  private var number = 0
  private var running = 0
  private var waiting: Asked?

  /// Makes a lookup of a way to answer.
  init(answer: @escaping Answer) { self.answer = answer }

  /// Asks; the completion runs later, unless another question comes first.
  func ask(
    _ question: Question, completion: @escaping (Result<Found, AssetError>) -> Void
  ) {
    number += 1
    let asked = Asked(number: number, question: question, completion: completion)
    if running < Self.width { start(asked) } else { waiting = asked }
  }

  /// Drops the question that is under way.
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

/// Answers what is at a place.
package typealias PlaceLookup = Lookup<Coordinate, PlaceDescription>

/// Answers where something is, by its name or its coordinate.
typealias PlaceFinder = Lookup<SearchQuery, SearchAnswer>
