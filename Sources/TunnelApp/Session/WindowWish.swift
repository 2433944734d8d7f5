package import Atlas
internal import Containers

/// What a start of the program is to show.
package nonisolated struct WindowWish: Equatable, Sendable {
  /// The entrance of the tunnel; nil for the last one.
  package var start: Coordinate?
  /// The path of a file with favorites to open; nil for the last one.
  package var document: String?
  /// Whether the window opens the search.
  package var isSearching = false
  /// Whether it is a window of its own if the program runs already.
  package var isNew = false
  /// Whether it is shown by a process of its own, as it has another language or scale.
  package var needsProcess = false

  /// An action that the desktop entry lists.
  private enum Action: String {
    case search
    case newWindow = "new-window"
  }

  package init(
    start: Coordinate? = nil, document: String? = nil, isSearching: Bool = false,
    isNew: Bool = false
  ) {
    (self.start, self.document) = (start, document)
    (self.isSearching, self.isNew) = (isSearching, isNew)
  }

  /// The wish as requests to the instance that runs already.
  var requests: [LaunchRequest] {
    let url = document.map(FileURI.uri) ?? start.map(Self.address)
    var requests: [LaunchRequest] = []
    if isNew {
      requests.append(.performAction(Action.newWindow.rawValue, parameter: url))
    } else if let url {
      requests.append(.open([url]))
    }
    if isSearching { requests.append(.performAction(Action.search.rawValue)) }
    return requests.isEmpty ? [.activate] : requests
  }

  /// Returns the wish of an action of the desktop entry, or nil for another one.
  static func action(_ name: String) -> WindowWish? {
    switch Action(rawValue: name) {
    case .newWindow: WindowWish(isNew: true)
    case .search: WindowWish(isSearching: true)
    case nil: nil
    }
  }

  private static func address(_ place: Coordinate) -> String {
    CoordinateFormat.geoURI.string(for: place)
  }
}
