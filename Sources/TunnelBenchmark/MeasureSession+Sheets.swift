internal import Containers
internal import Glibc
internal import TunnelApp

extension MeasureSession {
  /// Presents a form sheet over both turning globes, repeatedly, and measures the first frame after
  /// each `present` call.
  func present(times: Int) -> MeasureFigures {
    var figures = MeasureFigures()
    figures.reserve(times)
    for _ in 0..<times {
      for _ in 0..<5 {
        moveMaps(by: 1)
        frame()
      }
      moveMaps(by: 1)
      figures.measure {
        root.present(FormController(), animated: true)
        frame()
      }
      settle()
      root.dismiss(animated: false)
      settle()
    }
    return figures
  }

  /// Drags a form sheet from its medium detent upward and back, over both turning globes.
  ///
  /// The window must have a compact width: elsewhere a form sheet cannot be dragged.
  func dragSheet(frames: Int) throws(MeasureError) -> MeasureFigures {
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
      moveMaps(by: 1)
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

/// A form: a heading, a field and some lines of text.
private final class FormController: ViewController {
  private let content = StackView()

  override init() {
    super.init()
    modalPresentationStyle = .formSheet
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    content.axis = .vertical
    content.spacing = 12
    content.addArrangedSubview(Label(text: "Heading"))
    content.addArrangedSubview(TextField())
    for line in 1...10 {
      content.addArrangedSubview(Label(text: "Line \(line) of the text of a form"))
    }
    content.frame = view.bounds.insetBy(dx: 20, dy: 40)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}
