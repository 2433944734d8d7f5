import Containers
import ContainersScenes

/// What is known about a place, in a popover.
class FactsController: ViewController {
  var visited: Label?
  var length: Label?

  var place: Place?

  override class var objectClass: ObjectClass? {
    ObjectClass(
      FactsController.self, make: FactsController.init(coder:),
      [.outlet("visited", \.visited), .outlet("length", \.length)])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let words = place?.story.split(separator: " ").count ?? 0
    visited?.text =
      place?.isVisited == true ? "You have been there." : "You have not been there yet."
    length?.text = "\(words) words to read."
  }
}
