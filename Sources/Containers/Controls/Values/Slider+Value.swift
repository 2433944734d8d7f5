extension Slider {
  private static let thumbSize = 27.0
  private static let trackHeight = 4.0
  private static let imageGap = 10.0

  /// Shows an image for the thumb in a state; nil for the round one.
  public func setThumbImage(_ image: Image?, for state: State) {
    thumbImages[state] = image
    updateParts()
  }

  /// Returns the image for the thumb that was set for a state.
  public func thumbImage(for state: State) -> Image? { thumbImages[state] }

  /// The image for the thumb in the present state; nil for the round one.
  public var currentThumbImage: Image? { thumbImages.value(for: state) }

  /// Shows an image for the track before the thumb in a state, in its own height; nil for the line.
  ///
  /// An image with cap insets keeps its ends.
  public func setMinimumTrackImage(_ image: Image?, for state: State) {
    minimumTrackImages[state] = image
    imagesDidChange()
  }

  /// Returns the image for the track before the thumb that was set for a state.
  public func minimumTrackImage(for state: State) -> Image? { minimumTrackImages[state] }

  /// The image for the track before the thumb in the present state; nil for the line.
  public var currentMinimumTrackImage: Image? { minimumTrackImages.value(for: state) }

  /// Shows an image for the track after the thumb in a state, in its own height; nil for the line.
  ///
  /// An image with cap insets keeps its ends.
  public func setMaximumTrackImage(_ image: Image?, for state: State) {
    maximumTrackImages[state] = image
    imagesDidChange()
  }

  /// Returns the image for the track after the thumb that was set for a state.
  public func maximumTrackImage(for state: State) -> Image? { maximumTrackImages[state] }

  /// The image for the track after the thumb in the present state; nil for the line.
  public var currentMaximumTrackImage: Image? { maximumTrackImages.value(for: state) }

  func valueDidChange() {
    let range = maximumValue - minimumValue
    let part = range > 0 ? (storedValue - minimumValue) / range : 0
    accessibility.value = Messages.Controls.percent(Int((part * 100).rounded()))
    updateParts()
  }

  func imagesDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
  }

  var imageHeight: Double {
    let images = [
      minimumValueImage, maximumValueImage, currentMinimumTrackImage, currentMaximumTrackImage,
    ]
    return images.compactMap(\.?.size.height).max() ?? 0
  }

  func defaultTrackRect(_ bounds: Rect) -> Rect {
    func room(_ image: Image?) -> Double { image.map { $0.size.width + Slider.imageGap } ?? 2 }
    var (left, right) = (room(minimumValueImage), room(maximumValueImage))
    if isRightToLeft { swap(&left, &right) }
    return Rect(
      x: bounds.minX + left, y: bounds.midY - Slider.trackHeight / 2,
      width: max(0, bounds.width - left - right), height: Slider.trackHeight)
  }

  func defaultThumbRect(_ track: Rect, _ value: Double) -> Rect {
    let size =
      currentThumbImage?.size
      ?? Size(
        width: min(Slider.thumbSize, bounds.height), height: min(Slider.thumbSize, bounds.height))
    let range = maximumValue - minimumValue
    let part = range > 0 ? (value - minimumValue) / range : 0
    let room = max(0, track.width - size.width)
    return Rect(
      center: Point(
        x: track.minX + size.width / 2 + room * (isRightToLeft ? 1 - part : part), y: track.midY),
      size: size)
  }

  func imageRect(_ image: Image?, atRight: Bool, _ bounds: Rect) -> Rect {
    guard let size = image?.size else { return .zero }
    return Rect(
      x: atRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Takes hold of the thumb, or brings it to a touch beside it.
  func take(_ touch: Touch) {
    let x = touch.location(in: self).x
    let thumb = currentThumb
    if x >= thumb.minX, x < thumb.maxX {
      grab = x - thumb.midX
    } else {
      grab = 0
      change(to: value(at: x), animated: true, sends: isContinuous)
    }
  }

  /// Moves the thumb with a touch.
  func follow(_ touch: Touch, sends: Bool) {
    change(to: value(at: touch.location(in: self).x - grab), animated: false, sends: sends)
  }

  /// Moves the number by a part of the range, as a person does.
  func step(by part: Double) {
    guard isEnabled else { return }
    change(to: value + part * (maximumValue - minimumValue), animated: true, sends: true)
  }

  func sendValue() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Takes a key that moves the thumb.
  func moves(_ press: Press) -> Bool {
    guard isEnabled, press.key.modifierFlags.isEmpty else { return false }
    let forward = isRightToLeft ? -1.0 : 1
    switch press.key.keyCode {
    case .rightArrow: step(by: 0.05 * forward)
    case .leftArrow: step(by: -0.05 * forward)
    case .upArrow: step(by: 0.05)
    case .downArrow: step(by: -0.05)
    case .pageUp: step(by: 0.2)
    case .pageDown: step(by: -0.2)
    case .home: step(by: -1)
    case .end: step(by: 1)
    default: return false
    }
    return true
  }

  /// Follows the wheel, up for more.
  func takes(_ scroll: Scroll) -> Bool {
    let room = defaultTrackRect(bounds).width - currentThumb.width
    guard isEnabled, room > 0 else { return false }
    let points = scroll.delta.y + (isRightToLeft ? -scroll.delta.x : scroll.delta.x)
    let old = value
    change(
      to: value + points / room * (maximumValue - minimumValue), animated: false, sends: true)
    return value != old
  }

  private var currentThumb: Rect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  private func value(at x: Double) -> Double {
    let track = trackRect(forBounds: bounds)
    let width = currentThumb.width
    guard track.width > width else { return value }
    let part = (x - track.minX - width / 2) / (track.width - width)
    return minimumValue + (isRightToLeft ? 1 - part : part) * (maximumValue - minimumValue)
  }

  private func change(to new: Double, animated: Bool, sends: Bool) {
    let old = value
    setValue(new, animated: animated)
    if sends, value != old { sendValue() }
  }
}
