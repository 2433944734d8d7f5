import Atlas
import Containers

/// The names as pictures with a halo, kept while the map moves.
nonisolated final class LabelImages {
  /// The pixels that the pictures are made for.
  let grid: PixelGrid
  /// How large the names are in relation to their usual size.
  let textScale: Double
  private var pictures: [MapLabel.Identifier: LabelPicture] = [:]
  private let dots: DotImages
  private static let limit = 256

  /// Makes an empty cache for a number of pixels per point, and for names of a size.
  init(scale: Double, textScale: Double) {
    grid = PixelGrid(scale: scale)
    self.textScale = textScale
    dots = DotImages(scale: scale)
  }

  /// Returns the picture of a name, which is drawn when it is first seen.
  func picture(of label: MapLabel) -> LabelPicture {
    if let picture = pictures[label.identifier] { return picture }
    let style = Style(label.identifier.kind)
    let layout = TextLayout(
      label.text,
      style: TextStyle(
        font: style.font.scaled(by: textScale), tracking: style.letterSpacing * textScale),
      paragraph: ParagraphStyle(alignment: .center),
      width: label.hasDot ? .infinity : 150 * textScale)
    let picture = LabelPicture(
      layout, color: style.color, halo: style.halo, scale: grid.scale)
    pictures[label.identifier] = picture
    return picture
  }

  /// Lets go of pictures of other names, where there are many.
  func keep(_ labels: some Sequence<MapLabel>) {
    guard pictures.count > Self.limit else { return }
    let kept = Set(labels.map(\.identifier))
    pictures = pictures.filter { kept.contains($0.key) }
  }

  /// Returns the dot of a town or a pole, the ring of a capital, and where it stands.
  func dot(of label: MapLabel, at point: Point) -> (image: Image, corner: Point) {
    dots.image(of: DotImages.Kind(label.identifier.kind), at: point)
  }

  private struct Style {
    var font: Font
    var color = Color.white
    var halo = Color(white: 0.02, alpha: 0.85)
    var letterSpacing = 0.0

    init(_ kind: MapLabel.Kind) {
      switch kind {
      case .continent:
        font = Font(size: 11.5, weight: .semibold)
        color = Color(hex: 0xFFF3D6)
        letterSpacing = 2.4
      case .ocean:
        font = Font(size: 12.5, weight: .medium, isItalic: true)
        color = Color(hex: 0xD0E5FF)
        letterSpacing = 2.4
        halo = Color(hex: 0x03101F).withAlphaComponent(0.8)
      case .sea:
        font = Font(size: 11.5, weight: .medium, isItalic: true)
        color = Color(hex: 0xD0E5FF)
        letterSpacing = 0.6
        halo = Color(hex: 0x03101F).withAlphaComponent(0.8)
      case .country:
        font = Font(size: 12.5, weight: .semibold)
        color = Color(hex: 0xFFF3D6)
        letterSpacing = 0.5
      case .spot:
        font = Font(size: 12.5, weight: .semibold)
      case .pole:
        // Heavy, since it stands on ice.
        font = Font(size: 12, weight: .semibold)
        letterSpacing = 0.4
      case .capital(let size):
        font = Font(size: 11.1 + Double(size) * 0.6, weight: .semibold)
      case .town(let size):
        font = Font(
          size: 10.5 + Double(size) * 0.6, weight: size >= 2 ? .medium : .regular)
      }
    }
  }
}
