import Containers
import ContainersScenes

/// The page of a place.
class PlaceController: ViewController {
  var heading: Label?
  var country: Label?
  var story: Label?
  var factsButton: Button?

  /// The place, or `nil` if there is none left.
  var place = Place.samples.first { didSet { show() } }

  override class var objectClass: ObjectClass? {
    ObjectClass(
      PlaceController.self, make: PlaceController.init(coder:),
      [
        .outlet("heading", \.heading), .outlet("country", \.country), .outlet("story", \.story),
        .outlet("factsButton", \.factsButton),
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    if let form = segue.destination.children.first as? FormController { form.edit(place) }
    if let facts = segue.destination as? FactsController { facts.place = place }
  }

  private func show() {
    heading?.text = place?.name ?? "No places"
    country?.text = place?.country
    story?.text = place?.story
    factsButton?.isHidden = place == nil
    navigationItem.rightBarButtonItem?.isEnabled = place != nil
  }
}
