internal import Atlas
internal import Containers
internal import Glibc
internal import TunnelApp

extension MeasureSession {
  /// Measures a run of frames in a scene.
  func measure(_ scene: MeasureScene, frames: Int) throws(MeasureError) -> MeasureFigures {
    switch scene {
    case .globe: turn(by: 1, frames: frames)
    case .close: travel(from: root.dig.entrance, kilometers: 1000, by: 0.05, frames: frames)
    case .closeFast: travel(from: root.dig.entrance, kilometers: 1000, by: 1, frames: frames)
    case .norway: travel(from: Self.norway, kilometers: 3000, by: 0.1, frames: frames)
    case .sea: travel(from: Self.openSea, kilometers: 1000, by: 0.05, frames: frames)
    case .flip: flip(frames: frames)
    case .drag: try drag(frames: frames)
    case .rest: try rest(times: frames)
    case .present: present(times: frames)
    case .sheetDrag: try dragSheet(turning: 1, frames: frames)
    case .sheetAlone: try dragSheet(turning: 0, frames: frames)
    case .fall: try fall(frames: frames)
    case .fallOpening: try openFall(times: frames)
    case .pane, .paneClose, .session, .idle, .geocode, .areas, .answers, .search, .imagery:
      MeasureFigures()
    }
  }

  /// Moves both maps east by degrees of longitude per frame.
  private func turn(by step: Double, frames: Int) -> MeasureFigures {
    var figures = MeasureFigures()
    figures.reserve(frames)
    for _ in 0..<frames {
      moveMaps(by: step)
      figures.measure { frame() }
    }
    return figures
  }

  /// Moves both maps east by degrees of longitude.
  func moveMaps(by step: Double) {
    for map in End.allCases.compactMap(map) {
      let center = map.camera.center
      map.camera.center =
        Coordinate(latitude: center.latitude, longitude: center.longitude + step) ?? center
    }
  }

  /// Turns both globes and lets them come to rest, repeatedly.
  ///
  /// Measures the real time from the last movement to the frame that shows both sharply, with all
  /// their tiles.
  private func rest(times: Int) throws(MeasureError) -> MeasureFigures {
    let maps = End.allCases.compactMap(map)
    var figures = MeasureFigures()
    for _ in 0..<times {
      _ = turn(by: 1, frames: 9)
      let start = MeasureProcess.milliseconds
      _ = turn(by: 1, frames: 1)
      let moment = platform.now
      guard maps.allSatisfy(\.scene.isCoarse) else {
        throw MeasureError("The maps are too small to be coarse while they move.")
      }
      while !maps.allSatisfy(\.isSharp) {
        frame(at: moment + .milliseconds(MeasureProcess.milliseconds - start))
      }
      figures.add(milliseconds: MeasureProcess.milliseconds - start)
      settle()
    }
    return figures
  }

  private static let norway = Coordinate(latitude: 64, longitude: 12)
  /// In the Pacific, opposite the Atlantic.
  private static let openSea = Coordinate(latitude: 22, longitude: 165)

  /// Moves the start's map from a place, and the other map from its antipode.
  private func travel(
    from place: Coordinate?, kilometers: Double, by step: Double, frames: Int
  ) -> MeasureFigures {
    for (end, center) in [(End.start, place), (.target, place?.antipode)] {
      guard let map = map(end), let center else { continue }
      map.camera = map.region(around: center, meters: 1000 * kilometers)
    }
    settle()
    return turn(by: step, frames: frames)
  }

  /// Flips back and forth until enough frames have been measured.
  private func flip(frames: Int) -> MeasureFigures {
    var figures = MeasureFigures()
    figures.reserve(frames + 100)
    var seen = 0
    while seen < frames {
      root.flip()
      while root.isFlipping {
        figures.measure { frame() }
        seen += 1
      }
      settle()
    }
    return figures
  }

  /// Drags the child in a circle with the pointer.
  private func drag(frames: Int) throws(MeasureError) -> MeasureFigures {
    guard let child = map(.start)?.annotations.first, let target = map(.target) else {
      throw MeasureError("There is no child to drag.")
    }
    let grip = child.convert(child.bounds.center, to: nil)
    post(.pointerMoved(grip, modifiers: []))
    post(.pointerPressed(.primary, grip, modifiers: []))
    frame()
    var figures = MeasureFigures()
    figures.reserve(frames)
    for index in 1...frames {
      let angle = Double(index) / 40
      let way = Point(x: 90 * sin(angle), y: 60 * (1 - cos(angle)))
      let (before, count) = (root.dig, platform.presentedFrames)
      post(.pointerMoved(grip + way, modifiers: []))
      figures.measure { frame() }
      let isShown = [child as View, target].allSatisfy { view in
        platform.presentedRects.contains { !$0.intersection(pixels(of: view)).isEmpty }
      }
      // The first few points of a drag are within the distance that distinguishes it from a tap.
      guard index < 4 || root.dig != before && platform.presentedFrames == count + 1 && isShown
      else {
        throw MeasureError(
          "The event of frame \(index) of the drag did not reach both maps in that frame.")
      }
    }
    post(.pointerReleased(.primary, grip, modifiers: []))
    frame()
    return figures
  }
}
