import Atlas

/// Answers questions away from the main actor; of several the latest counts.
final class Lookup<Question: Sendable, Found: Sendable> {
  /// How a question is answered: blocking, on any thread.
  typealias Answer = @Sendable (Question) throws(AssetError) -> Found

  private let answer: Answer
  private var number = 0
  private var task: Task<Void, Never>?

  /// Makes a lookup of a way to answer.
  init(answer: @escaping Answer) { self.answer = answer }

  /// Asks; the completion runs later, unless another question comes first.
  func ask(
    _ question: Question, completion: @escaping (Result<Found, AssetError>) -> Void
  ) {
    task?.cancel()
    number += 1
    let number = number
    task = Task { [answer, weak self] in
      // A queue for each, since none is to wait for one that was asked before.
      let result = await withTaskExecutorPreference(WorkQueue("lookup")) {
        await Self.run(answer, question)
      }
      guard let self, number == self.number, !Task.isCancelled else { return }
      completion(result)
    }
  }

  /// Drops the question that is under way.
  func cancel() {
    task?.cancel()
    number += 1
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
typealias PlaceLookup = Lookup<Coordinate, PlaceDescription>

/// Answers where something is, by its name or its coordinate.
typealias PlaceFinder = Lookup<SearchQuery, SearchAnswer>
