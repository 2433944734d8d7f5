import Containers
import ContainersScenes

/// The form for a new place, or for one that is edited.
class FormController: ViewController {
  var nameField: TextField?
  var countryField: TextField?
  var storyView: TextView?
  var visitedSwitch: Switch?

  private(set) var isNew = true
  private var original = Place()

  override class var objectClass: ObjectClass? {
    ObjectClass(
      FormController.self, make: FormController.init(coder:),
      [
        .outlet("nameField", \.nameField), .outlet("countryField", \.countryField),
        .outlet("storyView", \.storyView), .outlet("visitedSwitch", \.visitedSwitch),
        .action(Selector("nameDidChange", FormController.nameDidChange)),
      ])
  }

  /// The place as the form has it.
  var place: Place {
    Place(
      name: nameField?.text ?? "", country: countryField?.text ?? "",
      story: storyView?.text ?? "", isVisited: visitedSwitch?.isOn ?? false)
  }

  /// Fills the form, before it is shown, with a place that is there already.
  func edit(_ place: Place?) {
    guard let place else { return }
    (isNew, original, title) = (false, place, "Edit Place")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField?.text = original.name
    countryField?.text = original.country
    storyView?.text = original.story
    visitedSwitch?.isOn = original.isVisited
    nameDidChange()
  }

  /// A place needs a name.
  func nameDidChange() {
    navigationItem.rightBarButtonItem?.isEnabled = nameField?.text?.isEmpty == false
  }
}
