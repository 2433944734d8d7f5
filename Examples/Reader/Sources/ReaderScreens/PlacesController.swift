import Containers
import ContainersScenes

/// The list of places, which leads to a place and to the form, and takes what comes back.
class PlacesController: TableViewController {
  private var places = Place.samples
  private var current: Int? = 0

  override class var objectClass: ObjectClass? {
    ObjectClass(
      PlacesController.self, make: PlacesController.init(coder:),
      [
        .action(Selector("cancelPlace", PlacesController.cancelPlace)),
        .action(Selector("savePlace", PlacesController.savePlace)),
        .action(Selector("removePlace", PlacesController.removePlace)),
      ])
  }

  // MARK: Ways there

  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    if let place = segue.destination.children.first as? PlaceController {
      place.place = current.map { places[$0] }
    }
  }

  private func read(_ index: Int?) {
    current = index
    performSegue(withIdentifier: "read", sender: self)
  }

  // MARK: Ways back

  func cancelPlace(_ segue: StoryboardSegue) {}

  func savePlace(_ segue: StoryboardSegue) {
    guard let form = segue.source as? FormController else { return }
    if form.isNew {
      places.append(form.place)
      current = places.count - 1
    } else if let current {
      places[current] = form.place
    }
    tableView.reloadData()
    read(current)
  }

  func removePlace(_ segue: StoryboardSegue) {
    guard let current else { return }
    places.remove(at: current)
    tableView.reloadData()
    read(places.isEmpty ? nil : min(current, places.count - 1))
  }

  // MARK: Rows

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let (cell, place) = (
      TableViewCell(style: .subtitle, reuseIdentifier: nil), places[indexPath.row]
    )
    cell.textLabel.text = place.name
    cell.detailTextLabel?.text = place.country
    cell.accessoryType = place.isVisited ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    read(indexPath.row)
  }
}
