import Containers

/// A program has any number of windows, each with a root controller, a focus and traits of its own.
///
/// The window with the keyboard is *key*. The desktop decides about windows: setting a size or the
/// full screen asks for it, and what is true can be read a moment later.
final class WindowsLesson: Lesson {
  private let log = LogView(capacity: 6)
  private var windows: [Window] = []
  private var tokens: [ObservationToken] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    add(
      "Windows",
      ButtonFlow([
        Button.tinted("Open another one") { [weak self] in self?.open() },
        Button.tinted("Close them") { [weak self] in self?.closeAll() },
      ]))
    add(
      "This window",
      ButtonFlow([
        Button.tinted("Full screen") { [weak self] in self?.view.window?.isFullScreen.toggle() },
        Button.tinted("Maximize") { [weak self] in self?.view.window?.isMaximized.toggle() },
      ]))
    add("What happens to them", log)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let center = application?.messageCenter else { return }
    tokens = [
      center.addObserver(for: Window.DidBecomeVisible.self) { [weak self] _ in
        self?.log.add("opened")
      },
      center.addObserver(for: Window.DidBecomeHidden.self) { [weak self] _ in
        self?.log.add("closed")
      },
      center.addObserver(for: Window.DidBecomeKey.self) { [weak self] _ in self?.log.add("key") },
      center.addObserver(for: Window.DidResignKey.self) { [weak self] _ in
        self?.log.add("not key any more")
      },
    ]
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tokens = []
    closeAll()
  }

  private func open() {
    guard let application, windows.count < 4 else { return }
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 360, height: 240))
    window.title = "Window \(windows.count + 2)"
    let page = ViewController()
    page.view.backgroundColor = .systemBackground
    let label = Label.heading(window.title, .title1)
    label.textAlignment = .center
    label.frame = page.view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(label)
    window.rootViewController = page
    // Nobody else keeps it.
    windows.append(window)
    window.makeKeyAndVisible()
  }

  private func closeAll() {
    for window in windows { window.close() }
    windows = []
  }
}
