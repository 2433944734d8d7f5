internal import ArgumentParser
internal import Containers
internal import ContainersSDL
internal import TunnelApp

/// The `TunnelBenchmark` command, which measures the app in a real window.
///
/// `Scripts/benchmark` runs it.
@main
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "TunnelBenchmark", abstract: "Print how fast the app is.",
    usage:
      "TunnelBenchmark SCENE [--frames COUNT] [--warm-up COUNT] [--size WxH] [--style STYLE] "
      + "[--all-layers] [--daylight] [--reader] [--headless] [--minutes COUNT] [--queries FILE] [--output FILE.png]",
    discussion: """
      Prints a line of name=value: milliseconds of wall time a frame (median, p99, max), \
      milliseconds on all processors a frame (cpu), blocks taken from the heap a frame where somebody \
      counts them (blocks), megabytes resident at the first frame and at most (resident, peak). At \
      rest: frames in ten seconds, percent of a processor, and how often a second a thread woke up \
      (wakeups). A window on a display of GDK_SCALE=2 has two pixels a point.
      """)

  @Argument(help: "What to measure.")
  var scene: MeasureScene

  @Option(help: "How many frames to run.")
  var frames = 300

  @Option(help: "How many frames to run before those that are measured.")
  var warmUp = 60

  @Option(help: "The size of the window in points.", transform: PictureSize.init(reading:))
  var size = PictureSize(width: 1024, height: 1000)

  @Option(help: "How the ground of the maps looks.")
  var style = MapStyle.hybrid

  @Flag(help: "Draw the graticule and the other side as well.")
  var allLayers = false

  @Flag(help: "Show day and night as well.")
  var daylight = false

  @Flag(help: "Have a screen reader listen, which is told every change.")
  var reader = false

  @Flag(help: "Draw into memory instead of a window, imagery decoded in the frame that shows it.")
  var headless = false

  @Option(help: "How long the scene session lasts.")
  var minutes = 10.0

  @Option(help: "The file whose lines the scene search looks for.")
  var queries: String?

  @Option(help: "The PNG file that the scene imagery writes: a map of 5400×2700 pixels.")
  var output: String?

  func run() throws {
    // Commands run on the main thread, before anything else is started.
    try MainActor.assumeIsolated { [self] in
      switch scene {
      case .idle: try measureIdleness()
      case .geocode: try MeasureGeocoder().printSpeed()
      case .areas: try MeasureGeocoder().printAreas()
      case .answers: try MeasureGeocoder().printAnswers()
      case .search:
        guard let queries else { throw ValidationError("The scene search needs --queries.") }
        try measureSearch(queries: queries)
      case .imagery: try exportImagery(width: 5400, to: output ?? "imagery.png")
      case .pane, .paneClose: try measurePane(scene, frames: max(1, frames))
      case .session: try opened().wander(minutes: minutes)
      case .globe, .close, .closeFast, .norway, .sea, .flip, .drag, .rest, .present, .sheetDrag,
        .sheetAlone, .fall, .fallOpening:
        try measureFrames(in: opened())
      }
    }
  }
}

extension MeasureCommand {
  /// Opens the app with the given options and waits until it is at rest.
  @MainActor private func opened() throws -> MeasureSession {
    let session = try MeasureSession(
      platform: headless ? HeadlessPlatform() : SDLPlatform(),
      size: Size(width: Double(size.width), height: Double(size.height)), isPatient: headless)
    session.show(style, allLayers: allLayers, daylight: daylight)
    if reader { session.beginReading() }
    return session
  }

  /// Measures a run of frames and prints the figures.
  @MainActor private func measureFrames(in session: MeasureSession) throws {
    if warmUp > 0 { _ = try session.measure(scene, frames: warmUp) }
    session.settle()
    let figures = try counted { try session.measure(scene, frames: max(1, frames)) }
    try printFigures(
      scene,
      figures.entries + [
        ("resident", session.firstResident), ("peak", MeasureProcess.peakMegabytes),
      ])
  }
}

/// Runs the code that callgrind counts.
///
/// `Scripts/instructions` refers to it by name, so it must remain a function.
@inline(never)
func counted<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }

/// Opens the window as usual and prints the activity during ten seconds of idleness.
private func measureIdleness() throws {
  try openWindow { memory in
    SDLPlatform.prepare(rememberingIn: memory)
    let platform = MeasurePlatform(SDLPlatform())
    // Helper threads from the launch exit after five seconds without work.
    platform.ring(after: .seconds(8)) {
      let before = (platform.presentedFrames, MeasureProcess.processorMilliseconds)
      let wakeUps = MeasureProcess.wakeUps
      platform.ring(after: .seconds(10)) {
        let processor = MeasureProcess.processorMilliseconds - before.1
        try? printFigures(
          .idle,
          [
            ("frames", Double(platform.presentedFrames - before.0)), ("percent", processor / 100),
            ("wakeups", Double(MeasureProcess.wakeUps - wakeUps) / 10),
            ("resident", MeasureProcess.residentMegabytes), ("peak", MeasureProcess.peakMegabytes),
          ])
        Program.exit(.success)
      }
    }
    return platform
  }
}

/// Prints the figures on one line.
func printFigures(_ scene: MeasureScene, _ entries: [(name: String, value: Double)]) throws {
  let fields = entries.map { "\($0.name)=\(rounded($0.value, decimals: 3))" }
  try printLine("\(scene.rawValue) \(fields.joined(separator: " "))")
}
