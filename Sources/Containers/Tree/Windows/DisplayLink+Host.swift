extension DisplayLink {
  /// Creates a paused display link that is called in the frames of a window's host.
  public convenience init(host: any WindowHost, callback: @escaping (DisplayLink) -> Void) {
    self.init(animator: host.animator, callback: callback)
  }
}
