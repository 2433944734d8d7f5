internal import Containers

extension MeasureSession {
  /// Lets the child fall, and measures the frames in which it does.
  ///
  /// The screen is open already, and the ground is known. Falls follow each other until enough
  /// frames have been measured.
  func fall(frames: Int) throws(MeasureError) -> MeasureFigures {
    press(.character("f"), "f")
    frame()
    var figures = MeasureFigures()
    figures.reserve(frames)
    for first in stride(from: 0, to: frames, by: Self.framesOfFall) {
      finishOpening()
      press(.home)
      settle()
      press(.space)
      frame()
      for index in first..<min(frames, first + Self.framesOfFall) {
        let count = platform.presentedFrames
        figures.measure { frame() }
        guard platform.presentedFrames == count + 1 else {
          throw MeasureError("Frame \(index) of the fall shows nothing new.")
        }
      }
    }
    try closeFall()
    return figures
  }

  /// Opens the screen of the fall repeatedly, and measures the time from its key until it is seen.
  ///
  /// That is in the second frame: the transition begins with nothing of it. The first time, nothing
  /// has been prepared, made or drawn.
  func openFall(times: Int) throws(MeasureError) -> MeasureFigures {
    var figures = MeasureFigures()
    figures.reserve(times)
    for _ in 0..<times {
      let count = platform.presentedFrames
      press(.character("f"), "f")
      figures.measure {
        frame()
        frame()
      }
      guard platform.presentedFrames == count + 2, showsScreen else {
        throw MeasureError("The key did not open the fall in the next frame.")
      }
      finishOpening()
      try closeFall()
    }
    return figures
  }

  /// The number of frames that are measured of a fall, which are less than it has.
  private static var framesOfFall: Int { 600 }

  /// Whether something is presented over the maps.
  private var showsScreen: Bool {
    root.view.window?.rootViewController?.presentedViewController != nil
  }

  /// Runs the frames of the transition.
  private func finishOpening() {
    for _ in 0..<40 { frame() }
  }

  private func closeFall() throws(MeasureError) {
    press(.escape)
    settle()
    guard !showsScreen else { throw MeasureError("The key did not close the fall.") }
  }

  private func press(_ code: KeyCode, _ characters: String = "") {
    let key = Key(code, characters: characters)
    post(.keyDown(key, isRepeat: false))
    post(.keyUp(key))
  }
}
