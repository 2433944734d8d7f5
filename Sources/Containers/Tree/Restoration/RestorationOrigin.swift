/// What saved a state: the version of the program, and the kind of device.
struct RestorationOrigin: Hashable, Sendable {
  /// The version of the program, or `nil` if it has none.
  var version: String?
  /// The kind of device.
  var idiom: UserInterfaceIdiom
}

extension UserInterfaceIdiom {
  /// The name of the idiom in the archive.
  var storedName: String { "\(self)" }

  /// The idiom with a name in the archive; unspecified if there is none.
  init(storedName name: String?) {
    let all: [UserInterfaceIdiom] = [.phone, .pad, .desktop]
    self = all.first { $0.storedName == name } ?? .unspecified
  }
}
