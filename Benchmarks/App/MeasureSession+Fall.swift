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

  /// Opens the screen of the fall repeatedly, and measures the frames in which it opens.
  ///
  /// Those of the first time have names, because nothing has been prepared, made or drawn before: the
  /// first frame after the key, and both frames until the fall is seen. The transition begins with
  /// nothing of it.
  func openFall(times: Int) throws(MeasureError) -> MeasureFigures {
    var figures = MeasureFigures()
    figures.reserve(times * Self.framesOfOpening)
    for time in 0..<times {
      let count = platform.presentedFrames
      press(.character("f"), "f")
      for index in 1...Self.framesOfOpening {
        figures.measure { frame() }
        guard platform.presentedFrames == count + index, showsScreen else {
          throw MeasureError("The key did not open the fall in frame \(index).")
        }
        guard time == 0 else { continue }
        if index == 1 { figures.name(last: 1, "first") }
        if index == 2 { figures.name(last: 2, "seen") }
      }
      finishOpening()
      try closeFall()
    }
    return figures
  }

  /// The number of frames in which the screen opens, each of which shows something new.
  private static var framesOfOpening: Int { 27 }

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
