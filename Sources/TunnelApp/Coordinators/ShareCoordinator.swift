import Atlas
import Containers
internal import Support

/// An object that saves pictures.
protocol PictureKeeping: AnyObject {
  /// Saves a picture under a name.
  ///
  /// The completion receives the path of the saved file.
  func save(
    _ picture: Bitmap, named name: String,
    completion: @escaping (Result<String, ImageError>) -> Void)
  /// Saves the bytes of a film under a name, and reports as for a picture.
  func save(
    film: [UInt8], named name: String,
    completion: @escaping (Result<String, ImageError>) -> Void)
}

/// Takes places and pictures out of the window: to the clipboard, other programs and files.
final class ShareCoordinator {
  weak var delegate: (any PictureKeeping)?
  /// Returns the clipboard for pictures; nil if there is no program for it.
  var pictureClipboard: () -> PictureClipboard? = { .found(from: environmentVariable) }

  /// Draws the window again with a number of pixels for each one, showing all of it or the maps alone.
  var redraw: ((Double, Settings.PictureContent) -> Bitmap?)?

  /// The last copying of a picture to the clipboard.
  var copying: Task<Void, Never>?
  /// How a film is made.
  var filmPlan = FilmPlan()
  /// The film that is being made; nil if there is none.
  var filming: Task<Void, Never>?

  let earth: Earth
  let current: CurrentDig
  let naming: EndNaming
  let settings: SettingsCoordinator
  let falling: FallCoordinator
  let panels: Panels

  init(
    earth: Earth, current: CurrentDig, naming: EndNaming, settings: SettingsCoordinator,
    falling: FallCoordinator, panels: Panels
  ) {
    (self.earth, self.current, self.naming) = (earth, current, naming)
    (self.settings, self.falling, self.panels) = (settings, falling, panels)
  }

  private var application: Application? { panels.split?.application }

  /// Waits for a picture that is being copied, but not for a program that hangs.
  func finish() async {
    copying?.cancel()
    await copying?.value
  }

  // MARK: Places

  /// Copies a written coordinate to the clipboard and confirms it.
  func copy(_ text: String) { copy(text, shown: CoordinateFormat.typeset(text)) }

  /// Copies a text to the clipboard and confirms it in the form that people read.
  func copy(_ text: String, shown: String) {
    copy(text, notice: Messages.Notices.copied(shown))
  }

  /// Copies a text to the clipboard and shows a notice.
  func copy(_ text: String, notice: String) {
    application?.platform.clipboard = text.outgoing
    panels.notice.show(notice)
  }

  /// Opens a place in another program, and reports if there is none.
  func openElsewhere(_ address: String) {
    application?.open(address) { [weak self] isOpened in
      if !isOpened { self?.panels.notice.show(Messages.Notices.nothingOpens(address)) }
    }
  }

  /// Returns the menu for the coordinates of an end.
  func menu(of end: End) -> CoordinateMenu {
    CoordinateMenu(
      coordinate: current.dig.place(at: end), format: settings.format,
      webLink: settings.chosen.link,
      onShow: { [weak settings] in settings?.changeFormat(to: $0) },
      onCopy: { [weak self] in self?.copy($0) },
      onOpen: { [weak self] in self?.openElsewhere($0) })
  }

  // MARK: Pictures

  /// Saves a picture of the window with what is presented but without other overlays, and shows
  /// where it was saved; or one with more pixels or without the interface, if the user chose so.
  private func savePicture() {
    guard let view = panels.split?.view, let window = view.window else { return }
    let chosen = settings.chosen
    let factor = chosen.pictureSize.factor(for: view.bounds.size, scale: window.scale)
    let isSeen = chosen.pictureContent == .window && factor == 1
    guard let picture = isSeen ? shown : redraw?(factor, chosen.pictureContent) else {
      return panels.report(Messages.Saving.failed, because: Messages.Habits.tooLarge)
    }
    let place = CoordinateFormat.decimal.string(for: current.dig.entrance)
    save(picture, named: Messages.Notices.pictureName(place))
  }

  /// The window as it looks, without notices.
  private var shown: Bitmap? {
    guard let view = panels.split?.view, let window = view.window else { return nil }
    let layers = panels.layers
    return Image.drawn(size: view.bounds.size, scale: window.scale) { canvas in
      for layer in layers {
        layer.drawHierarchy(in: layer.frame, on: canvas, afterScreenUpdates: true)
      }
    }.bitmap
  }

  /// Saves a picture, and asks what to do if that fails.
  ///
  /// - Parameter confirmation: Returns what is said of the path of the saved file.
  func save(
    _ picture: Bitmap, named name: String,
    confirmation: @escaping (String) -> String = Messages.Notices.saved
  ) {
    delegate?.save(picture, named: name) { [weak self] result in
      self?.finish(result, confirmation) { [weak self] in
        self?.save(picture, named: name, confirmation: confirmation)
      }
    }
  }

  /// Says where something was saved, or why not, and asks whether to try again.
  ///
  /// - Parameter failed: The title of the question.
  func finish(
    _ result: Result<String, ImageError>, _ confirmation: (String) -> String,
    orSay failed: String = Messages.Saving.failed, tryAgain: @escaping () -> Void
  ) {
    switch result {
    case .success(let path):
      panels.notice.show(
        confirmation(path),
        offering: (Messages.Saving.showInFolder, { [weak self] in self?.showInFolder(path) }))
    case .failure(let error): report(error, titled: failed, tryAgain: tryAgain)
    }
  }

  /// Shows what was saved in the file manager, and says so if there is none.
  private func showInFolder(_ path: String) {
    guard let platform = application?.platform else { return }
    Task { [weak self] in
      guard await !platform.showInFolder(path) else { return }
      self?.panels.notice.show(Messages.Saving.notShown(path))
    }
  }

  /// Reports that something could not be saved, and asks whether to try again.
  private func report(_ error: ImageError, titled title: String, tryAgain: @escaping () -> Void) {
    let alert = AlertController(
      title: title, message: Messages.Reasons.sentence(error), preferredStyle: .alert)
    panels.add(Messages.Saving.cancel, .cancel, to: alert)
    alert.preferredAction = panels.add(Messages.Saving.again, .default, to: alert, tryAgain)
    panels.ask(alert)
  }

  /// Saves a picture of the window.
  var command: KeyCommand {
    KeyCommand(
      .character("s"), modifierFlags: [.control, .shift], title: Messages.Commands.savePicture
    ) { [weak self] in self?.savePicture() }
  }
}

extension Settings.Resolution {
  /// The pixels along the longer side of the largest pictures.
  private static let longest = 3840.0

  /// Returns the number of pixels for each pixel of a window, in each direction.
  ///
  /// - Parameter size: The size of the window in points.
  fileprivate func factor(for size: Size, scale: Double) -> Double {
    switch self {
    case .screen: 1
    case .twice: 2
    case .ultra: Self.longest / max(1, max(size.width, size.height) * scale)
    }
  }
}
