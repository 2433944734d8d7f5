internal import Containers
internal import Glibc
internal import TunnelApp

extension MeasureSession {
  /// Presents a form sheet over both turning globes, repeatedly, and measures the first frame after
  /// each `present` call.
  ///
  /// The sheet is the same each time, so its content is laid out and painted already.
  func present(times: Int) -> MeasureFigures {
    let sheet = FormController()
    var figures = MeasureFigures()
    figures.reserve(times)
    for _ in 0..<times {
      for _ in 0..<5 {
        moveMaps(by: 1)
        frame()
      }
      moveMaps(by: 1)
      figures.measure {
        root.present(sheet, animated: true)
        frame()
      }
      settle()
      root.dismiss(animated: false)
      settle()
    }
    return figures
  }

  /// Drags a form sheet from its medium detent upward and back, over both globes, which turn by
  /// degrees of longitude per frame.
  ///
  /// The window must have a compact width: elsewhere a form sheet cannot be dragged.
  func dragSheet(turning step: Double, frames: Int) throws(MeasureError) -> MeasureFigures {
    let sheet = FormController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: true)
    settle()
    guard let card = sheet.view else { throw MeasureError("The sheet has no view.") }
    let grip = card.convert(Point(x: card.bounds.width / 2, y: 12), to: nil)
    let start = card.convert(card.bounds, to: nil).minY
    post(.pointerMoved(grip, modifiers: []))
    post(.pointerPressed(.primary, grip, modifiers: []))
    frame()
    var figures = MeasureFigures()
    figures.reserve(frames)
    for index in 1...frames {
      let way = 100 * (1 - cos(Double(index) / 20))
      if step > 0 { moveMaps(by: step) }
      post(.pointerMoved(grip - Point(x: 0, y: way), modifiers: []))
      figures.measure { frame() }
      // The first few points of a drag are within the distance that distinguishes it from a tap.
      guard way < 20 || card.convert(card.bounds, to: nil).minY < start - 5 else {
        throw MeasureError("The sheet did not follow the drag in frame \(index).")
      }
    }
    post(.pointerReleased(.primary, grip, modifiers: []))
    frame()
    settle()
    root.dismiss(animated: false)
    settle()
    return figures
  }
}

/// A form: a heading, a field and some lines of text, placed by their frames.
private final class FormController: ViewController {
  override init() {
    super.init()
    modalPresentationStyle = .formSheet
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let lines = (1...10).map { Label(text: "Line \($0) of the text of a form") }
    for (index, part) in ([Label(text: "Heading"), TextField()] + lines).enumerated() {
      part.frame = Rect(
        x: 20, y: 40 + 32 * Double(index), width: view.bounds.width - 40, height: 24)
      part.autoresizingMask = .flexibleWidth
      view.addSubview(part)
    }
  }
}
