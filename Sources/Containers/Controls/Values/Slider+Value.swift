extension Slider {
  private static let thumbSize = 27.0
  private static let trackHeight = 4.0
  private static let imageGap = 10.0

  /// Sets the thumb's image for a state, or nil for the round thumb.
  public func setThumbImage(_ image: Image?, for state: State) {
    thumbImages[state] = image
    updateParts()
  }

  /// Returns the thumb image set for a state.
  public func thumbImage(for state: State) -> Image? { thumbImages[state] }

  /// The thumb image in the current state; nil for the round thumb.
  public var currentThumbImage: Image? { thumbImages.value(for: state) }

  /// Sets the image of the track before the thumb for a state, or nil for the plain line.
  ///
  /// The image keeps its height. One with cap insets also keeps its ends.
  public func setMinimumTrackImage(_ image: Image?, for state: State) {
    guard !Image.areSame(image, minimumTrackImages[state]) else { return }
    minimumTrackImages[state] = image
    imagesDidChange()
  }

  /// Returns the image set for a state for the track before the thumb.
  public func minimumTrackImage(for state: State) -> Image? { minimumTrackImages[state] }

  /// The image of the track before the thumb in the current state; nil for the plain line.
  public var currentMinimumTrackImage: Image? { minimumTrackImages.value(for: state) }

  /// Sets the image of the track after the thumb for a state, or nil for the plain line.
  ///
  /// The image keeps its height. One with cap insets also keeps its ends.
  public func setMaximumTrackImage(_ image: Image?, for state: State) {
    guard !Image.areSame(image, maximumTrackImages[state]) else { return }
    maximumTrackImages[state] = image
    imagesDidChange()
  }

  /// Returns the image set for a state for the track after the thumb.
  public func maximumTrackImage(for state: State) -> Image? { maximumTrackImages[state] }

  /// The image of the track after the thumb in the current state; nil for the plain line.
  public var currentMaximumTrackImage: Image? { maximumTrackImages.value(for: state) }

  func valueDidChange() {
    let percent = Int((part(of: storedValue) * 100).rounded())
    if percent != toldPercent {
      toldPercent = percent
      accessibility.value = Messages.Controls.percent(percent)
    }
    updateParts()
  }

  /// Returns the part of the range below a value, 0 for a range without an end.
  private func part(of value: Double) -> Double {
    let part = (value - minimumValue) / (maximumValue - minimumValue)
    return part.isFinite ? part : 0
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
    let part = part(of: value)
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

  /// Grabs the thumb, or moves it to a touch beside it.
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

  /// Changes the value by a fraction of the range on the user's behalf, and sends events.
  func step(by part: Double) {
    guard isEnabled else { return }
    change(to: value + part * (maximumValue - minimumValue), animated: true, sends: true)
  }

  /// Handles a key that moves the thumb; returns whether it is one.
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

  /// Changes the value with the scroll wheel, upward to increase it; returns whether it changed.
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

  func change(to new: Double, animated: Bool, sends: Bool) {
    let old = value
    setValue(new, animated: animated)
    if sends, value != old { sendValue() }
  }
}
