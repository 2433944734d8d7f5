import Containers
import ContainersTesting
import TestSupport
import Testing

final class GaugeView: View {
  var value = 0.0 {
    didSet { if value != oldValue { setNeedsDisplay() } }
  }
  private static let gradient: [Color] = [Color(hex: 0x34C759), Color(hex: 0xFF3B30)]

  override func draw(_ canvas: Canvas) {
    let track = bounds.insetBy(dx: 4, dy: 4)
    let empty = DynamicColor.systemFill.resolvedColor(with: traitCollection)
    canvas.fill(Path(roundedRect: track, cornerRadius: 6), empty)
    var full = track
    full.size.width *= value
    canvas.saved {
      canvas.clip(to: full)
      let way = Gradient.Shape.linear(
        from: Point(x: track.minX, y: 0), to: Point(x: track.maxX, y: 0))
      canvas.fill(
        Path(roundedRect: track, cornerRadius: 6), Gradient(GaugeView.gradient, shape: way))
    }
    var mark = Path()
    mark.move(to: Point(x: full.maxX, y: track.minY))
    mark.line(to: Point(x: full.maxX, y: track.maxY))
    canvas.stroke(mark, Stroke(width: 2, cap: .round), tintColor)
    let text = TextLayout("\(Int(value * 100)) %", style: TextStyle(font: .caption))
    let corner = track.center - Point(x: text.size.width / 2, y: text.size.height / 2)
    let color = DynamicColor.label.resolvedColor(with: traitCollection)
    canvas.draw(text, at: corner, color: color)
  }
}

final class AlbumViewController: ViewController {
  let picture = ImageView(frame: Rect(x: 20, y: 20, width: 200, height: 150))
  let badge = ImageView(image: Image(systemName: "star"))
  private(set) var failure: ImageError?

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.accessibility.label = "Picture"
    picture.image = AlbumViewController.placeholder(size: picture.bounds.size)
    badge.tintColor = .systemYellow
    view.addSubview(picture)
    view.addSubview(badge)
  }

  func show(_ path: String) {
    do {
      picture.image = try Image(contentsOf: path)
    } catch {
      failure = error
    }
  }

  static func placeholder(size: Size) -> Image {
    Image.drawn(size: size, scale: 2) { canvas in
      canvas.fill(.lightGray)
      canvas.fill(Path(ellipseIn: Rect(center: Point(x: 100, y: 75), size: size)), .gray)
    }
  }
}

@MainActor
@Suite("Example: drawing", .noWarnings)
struct DrawingExample {
  @Test("The gauge is green to its value, and draws again when it changes")
  func gauge() {
    let controller = ViewController()
    let gauge = GaugeView(frame: Rect(x: 0, y: 0, width: 208, height: 40))
    gauge.value = 0.5
    controller.view.addSubview(gauge)
    let stage = Stage(controller)
    stage.settle()
    let left = stage.picture.bitmap[12, 20]
    let right = stage.picture.bitmap[190, 20]
    #expect(left != right)

    gauge.value = 1
    stage.settle()

    #expect(stage.picture.bitmap[190, 20] != right)
    #expect(stage.picture.bitmap[12, 20] == left)
  }

  @Test("A missing file is an error, and the placeholder stays")
  func images() {
    let album = AlbumViewController()
    let stage = Stage(album)
    stage.settle()

    album.show("/nowhere/picture.png")

    guard case .unreadable = album.failure else {
      Issue.record("\(String(describing: album.failure))")
      return
    }
    #expect(album.picture.image?.size == Size(width: 200, height: 150))
    #expect(album.badge.image?.isSymbolImage == true)
    #expect(album.picture.contentMode == .scaleAspectFit)
  }
}
