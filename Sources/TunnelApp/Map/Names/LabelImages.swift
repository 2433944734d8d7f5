import Atlas
import Containers

/// A cache of label images with halos, kept while the map moves.
nonisolated final class LabelImages {
  /// The pixel grid of the images.
  let grid: PixelGrid
  /// The scale of the labels relative to their usual size.
  let textScale: Double
  private var pictures: [MapLabel.Identifier: LabelPicture] = [:]
  private let dots: DotImages
  private static let limit = 256

  /// Creates an empty cache for a number of pixels per point and a text scale.
  init(scale: Double, textScale: Double) {
    grid = PixelGrid(scale: scale)
    self.textScale = textScale
    dots = DotImages(scale: scale)
  }

  /// Returns the picture of a label, which is rendered on first use.
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
      layout, color: style.color, halo: style.halo, haloWidth: 2.2 * textScale,
      scale: grid.scale)
    pictures[label.identifier] = picture
    return picture
  }

  /// Evicts pictures of other labels if the cache is over its limit.
  func keep(_ labels: some Sequence<MapLabel>) {
    guard pictures.count > Self.limit else { return }
    let kept = Set(labels.map(\.identifier))
    pictures = pictures.filter { kept.contains($0.key) }
  }

  /// Returns the dot of a town or pole, or the ring of a capital, with the corner where it is
  /// drawn.
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
        // Heavier, because it is drawn on ice.
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
