import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Example: layout", .noWarnings)
struct LayoutExampleTests {
  final class ProfileViewController: ViewController {
    let name = Label(text: "Ada Lovelace", font: .headline)
    let story = Label(text: "Wrote the first program, for a machine that was never built.")

    override func viewDidLoad() {
      super.viewDidLoad()
      story.numberOfLines = 0
      let column = StackView(arrangedSubviews: [name, story])
      column.axis = .vertical
      column.spacing = 4
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      let margins = view.layoutMarginsGuide
      LayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      ])
    }
  }

  @Test("A column stays within the margins, and its text takes as many lines as it needs")
  func column() {
    let profile = ProfileViewController()
    let stage = Stage(profile, size: Size(width: 300, height: 200))
    let broad = profile.story.frame.height
    #expect(profile.name.frame.width == 300 - 2 * 16)

    stage.resize(to: Size(width: 160, height: 200))

    #expect(profile.story.frame.height > broad)
    #expect(profile.story.frame.width == 160 - 2 * 16)
  }
}
