internal import Containers

/// What later starts of the program are asked for.
extension AppSession {
  func application(_ application: Application, open urls: [String]) {
    guard let session = front() else { return }
    for url in urls { session.open(url) }
  }

  func application(
    _ application: Application, performAction identifier: String, parameter: String?
  ) {
    guard let wish = WindowWish.action(identifier), let front = front() else { return }
    let session = wish.isNew ? openAnother(like: front) : front
    if let parameter { session.open(parameter) }
    if wish.isSearching { session.search() }
  }
}
