extension ProgressView {
  /// The progress that the bar follows, or `nil`, the default, for none; it is retained.
  ///
  /// The bar shows it at once, and each change with an animation. Set ``progress`` yourself only
  /// while there is none.
  public var observedProgress: TaskProgress? {
    get { followed?.progress }
    set {
      guard newValue !== observedProgress else { return }
      guard let newValue else { return followed = nil }
      setProgress(newValue.fractionCompleted, animated: false)
      let token = newValue.observe(\.fractionCompleted, options: .new) { [weak self] change in
        if let fraction = change.newValue { self?.setProgress(fraction, animated: true) }
      }
      followed = Followed(progress: newValue, token: token)
    }
  }

  /// A progress and the observation of it.
  struct Followed {
    let progress: TaskProgress
    let token: ObservationToken
  }
}
