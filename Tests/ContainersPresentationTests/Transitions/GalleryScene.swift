import Containers
import ContainersTesting
import Testing

/// A gallery of thumbnails, and the photo that one of them stands for, in a small window.
@MainActor
struct GalleryScene {
  /// A controller with six thumbnails.
  final class Gallery: ViewController {
    private(set) var thumbnails: [View] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor =
        traitCollection.userInterfaceStyle == .dark
        ? Color(hex: 0x1C1F26) : Color(hex: 0xF4F2EC)
      let colors: [UInt32] = [0x2F6FA7, 0xB5533C, 0x4E8F5B, 0x8A6BB0, 0xC79A3A, 0x5C6B7A]
      for (index, color) in colors.enumerated() {
        let thumbnail = View(
          frame: Rect(
            x: 14 + 68 * Double(index % 2), y: 16 + 60 * Double(index / 2), width: 60, height: 52))
        thumbnail.backgroundColor = Color(hex: color)
        thumbnail.cornerRadius = 10
        view.addSubview(thumbnail)
        thumbnails.append(thumbnail)
      }
    }
  }

  /// A controller with a large image above a caption.
  final class Photo: ViewController {
    let image = View()

    override func viewDidLoad() {
      super.viewDidLoad()
      let isDark = traitCollection.userInterfaceStyle == .dark
      view.backgroundColor = isDark ? .black : .white
      image.backgroundColor = Color(hex: 0xB5533C)
      view.addSubview(image)
      let caption = Label(text: "Terracotta", font: .headline)
      caption.textColor = isDark ? .white : .black
      caption.frame = Rect(x: 12, y: 150, width: 136, height: 30)
      view.addSubview(caption)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      image.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: 140)
    }
  }

  let parent = ViewController()
  let gallery = Gallery()
  let photo = Photo()
  let stage: Stage

  init(isDark: Bool = false) {
    stage = Stage(parent, size: Size(width: 150, height: 200), scale: 2)
    stage.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    stage.window.backgroundColor = .black
    parent.addChild(gallery)
    gallery.view.frame = parent.view.bounds
    parent.view.addSubview(gallery.view)
    gallery.didMove(toParent: parent)
    stage.settle()
  }

  /// The thumbnail of the photo.
  var thumbnail: View { gallery.thumbnails[1] }

  /// Changes from the gallery to the photo, or back.
  func show(
    _ animator: any ViewControllerAnimatedTransitioning,
    _ interaction: (any ViewControllerInteractiveTransitioning)? = nil, isReturning: Bool = false,
    completion: @escaping (Bool) -> Void = { _ in }
  ) {
    let (old, new) =
      isReturning
      ? (photo, gallery) as (ViewController, ViewController)
      : (gallery, photo)
    parent.addChild(new)
    parent.transition(from: old, to: new, using: animator, interactionController: interaction) {
      [parent] isCompleted in
      let gone = isCompleted ? old : new
      gone.willMove(toParent: nil)
      gone.removeFromParent()
      if isCompleted { new.didMove(toParent: parent) }
      completion(isCompleted)
    }
  }

  /// Shows the photo without animation.
  func showPhoto() {
    View.performWithoutAnimation {
      show(ViewController.Transition.crossDissolve.makeAnimator(isReturning: false))
    }
    stage.settle()
  }

  /// What the window shows.
  var look: Look {
    stage.turn()
    return Look(bitmap: stage.picture.bitmap)
  }

  /// A picture that is equal to another one if no eye can tell them apart: only the edges of a few
  /// round corners may differ.
  struct Look: Equatable, CustomTestStringConvertible {
    let bitmap: Bitmap

    static func == (one: Look, other: Look) -> Bool {
      let (width, height) = (one.bitmap.width, one.bitmap.height)
      guard width == other.bitmap.width, height == other.bitmap.height else { return false }
      var edges = 0
      // Every third pixel, which is enough to see everything in the scene.
      for y in stride(from: 0, to: height, by: 3) {
        for x in stride(from: 0, to: width, by: 3) where one.bitmap[x, y] != other.bitmap[x, y] {
          let step = step(from: one.bitmap[x, y], to: other.bitmap[x, y])
          if step > 12 { edges += 1 }
          if step > 48 { return false }
        }
      }
      return edges <= 16
    }

    /// Returns the greatest difference of two colors in one of their components.
    private static func step(from one: UInt32, to other: UInt32) -> Int {
      [0, 8, 16].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
    }

    var testDescription: String { "picture" }
  }

  /// The color at a point of the window.
  func color(_ x: Double, _ y: Double) -> UInt32 {
    stage.turn()
    return stage.picture.bitmap[Int(x * 2), Int(y * 2)] & 0xFFFFFF
  }
}

/// The transitions of the system, by name.
enum SystemTransition: String, CaseIterable, Sendable {
  case cover, dissolve, flip, zoom

  @MainActor
  func make(from source: @escaping () -> View? = { nil }) -> ViewController.Transition {
    switch self {
    case .cover: .coverVertical
    case .dissolve: .crossDissolve
    case .flip: .flipHorizontal
    case .zoom: .zoom { _ in source() }
    }
  }

  var duration: Duration {
    switch self {
    case .cover, .zoom: .milliseconds(400)
    case .dissolve: .milliseconds(250)
    case .flip: .milliseconds(500)
    }
  }
}
