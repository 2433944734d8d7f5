import Containers
import ContainersSDL
import Testing

/// The program of the README and of the landing page, which is compiled here but not run.
@MainActor
func firstProgram() {
  final class GreetingViewController: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let label = Label(text: "Hello, world!", font: .headline)
      label.frame = view.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.textAlignment = .center
      view.addSubview(label)
    }
  }

  let application = Application(platform: SDLPlatform())
  let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 400, height: 300))
  window.rootViewController = GreetingViewController()
  window.makeKeyAndVisible()
  application.runOrExit()
}
