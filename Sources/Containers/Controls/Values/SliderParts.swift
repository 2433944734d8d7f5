/// The views of a slider: two tracks, a thumb, and two images.
@MainActor
final class SliderParts: ControlPart {
  private let minimumTrack = ControlPart()
  private let maximumTrack = ControlPart()
  private let thumb = ControlPart()
  private let thumbImage = ImageView()
  private let minimumTrackImage = ImageView()
  private let maximumTrackImage = ImageView()
  private let minimumImage = ImageView()
  private let maximumImage = ImageView()
  private var isEnabled = true

  init() {
    super.init()
    for part in [maximumTrack, minimumTrack, minimumImage, maximumImage, thumb] { addSubview(part) }
    thumb.addSubview(thumbImage)
    minimumTrack.addSubview(minimumTrackImage)
    maximumTrack.addSubview(maximumTrackImage)
    for view in [
      thumbImage, minimumImage, maximumImage, minimumTrackImage, maximumTrackImage,
    ] { view.accessibility.traits = [] }
    for view in [minimumTrackImage, maximumTrackImage] { view.contentMode = .scaleToFill }
  }

  /// Updates the frames and colors of the parts from the slider's state.
  func update(_ slider: Slider) {
    isEnabled = slider.isEnabled
    frame = slider.bounds
    let bounds = slider.bounds
    let track = slider.trackRect(forBounds: bounds)
    let rect = slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value)
    placeTracks(slider, track, rect.midX)
    show(slider.minimumValueImage, minimumImage, slider.minimumValueImageRect(forBounds: bounds))
    show(slider.maximumValueImage, maximumImage, slider.maximumValueImageRect(forBounds: bounds))
    placeThumb(slider, rect)
  }

  private func placeTracks(_ slider: Slider, _ track: Rect, _ x: Double) {
    maximumTrack.place(track)
    var filled = track
    filled.size.width = slider.isRightToLeft ? track.maxX - x : x - track.minX
    if slider.isRightToLeft { filled.origin.x = x }
    minimumTrack.place(filled, cornerRadius: track.height / 2)
    let (minimum, maximum) = (slider.currentMinimumTrackImage, slider.currentMaximumTrackImage)
    maximumTrack.backgroundColor =
      maximum == nil ? slider.color(slider.maximumTrackTintColor ?? .emptyTrack) : nil
    let fill = slider.minimumTrackTintColor.map(slider.color) ?? slider.tintOfMarks
    minimumTrack.backgroundColor =
      minimum == nil ? slider.isEnabled ? fill : slider.color(.inactiveLabel) : nil
    show(maximum, maximumTrackImage, in: maximumTrack)
    show(minimum, minimumTrackImage, in: minimumTrack)
  }

  /// Shows the image of a track at the track's full width and the image's own height.
  private func show(_ image: Image?, _ view: ImageView, in track: View) {
    let height = image?.size.height ?? 0
    show(
      image, view,
      Rect(
        x: 0, y: (track.bounds.height - height) / 2, width: track.bounds.width, height: height))
  }

  private func placeThumb(_ slider: Slider, _ rect: Rect) {
    let image = slider.currentThumbImage
    let swell = image == nil && slider.isHighlighted ? 1.5 : 0
    thumb.place(rect.insetBy(dx: -swell, dy: -swell))
    thumb.shadow = image == nil && slider.isEnabled ? .thumb : nil
    thumb.backgroundColor = image == nil ? slider.color(slider.thumbTintColor ?? .white) : nil
    thumb.borderWidth = (slider.isHighContrast || !slider.isEnabled) && image == nil ? 1 : 0
    thumb.borderColor =
      slider.isEnabled ? Color(white: 0, alpha: 0.6) : slider.color(.inactiveLabel)
    show(image, thumbImage, thumb.bounds)
  }

  private func show(_ image: Image?, _ view: ImageView, _ rect: Rect) {
    view.isHidden = image == nil
    view.alpha = isEnabled ? 1 : Self.inactiveOpacity
    guard let image else { return }
    if !Image.areSame(view.image, image) { view.image = image }
    view.frame = rect
  }
}
