import Containers

/// The list without a storyboard.
final class PlacesInCode: PlacesController {
  override init(style: TableView.Style) {
    super.init(style: style)
    navigationItem.title = "Places"
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .add,
      primaryAction: Action { [weak self] _ in
        self?.performSegue(withIdentifier: "add", sender: nil)
      })
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard identifier == "read" else {
      return followToForm(identifier, for: self, sender: sender)
    }
    let column = makePlaceColumn()
    follow(identifier, to: column, sender: sender) {
      self.showDetailViewController(column, sender: sender)
    }
  }

  /// Makes the column with the page.
  func makePlaceColumn() -> NavigationController {
    NavigationController(rootViewController: PlaceInCode(in: self))
  }
}
