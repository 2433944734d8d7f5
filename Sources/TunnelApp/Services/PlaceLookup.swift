import Atlas

/// Answers what is at a place, away from the main actor; of several questions the latest counts.
final class PlaceLookup {
  /// How a question is answered: blocking, on any thread.
  typealias Answer = @Sendable (Coordinate) throws(AssetError) -> PlaceDescription

  private let answer: Answer
  private var question = 0
  private var task: Task<Void, Never>?

  /// Makes a lookup of a way to answer.
  init(answer: @escaping Answer) { self.answer = answer }

  /// Asks for a place; the completion runs later, unless another question comes first.
  func describe(
    _ coordinate: Coordinate, completion: @escaping (Result<PlaceDescription, AssetError>) -> Void
  ) {
    task?.cancel()
    question += 1
    let number = question
    task = Task { [answer, weak self] in
      let result = await Self.run(answer, coordinate)
      guard let self, number == question, !Task.isCancelled else { return }
      completion(result)
    }
  }

  /// Drops the question that is under way.
  func cancel() {
    task?.cancel()
    question += 1
  }

  @concurrent
  private nonisolated static func run(
    _ answer: Answer, _ coordinate: Coordinate
  ) async -> Result<PlaceDescription, AssetError> {
    do throws(AssetError) { return .success(try answer(coordinate)) } catch {
      return .failure(error)
    }
  }
}
