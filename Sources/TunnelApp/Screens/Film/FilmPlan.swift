/// How a film is made; tests make short and small ones.
nonisolated struct FilmPlan: Hashable, Sendable {
  /// The size.
  var proportions = FilmProportions.usual
  /// The pictures.
  var moments = FilmMoment.all()
  /// The name of the library that encodes; nil for the usual one.
  var library: String?
}
