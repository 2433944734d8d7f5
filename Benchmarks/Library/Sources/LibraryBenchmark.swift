internal import Containers
internal import Glibc

/// Measures parts of the libraries without a screen, one in each run, and prints a line of name=value.
@main
enum LibraryBenchmark {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let benchmark = arguments.first.flatMap(Benchmark.init), benchmark.run(arguments) else {
      print(
        "usage: LibraryBenchmark \(Benchmark.allCases.map(\.usage).joined(separator: "\n       "))")
      exit(64)
    }
  }
}

/// What can be measured.
enum Benchmark: String, CaseIterable {
  case views, hits, rows, heights, items, sizes, composed, opened, text, transitions, presentations,
    pushes, gestures,
    coast, storyboard, restoration
  case tablePushes = "table-pushes"

  /// How it is asked for, behind the program's name.
  var usage: String {
    switch self {
    case .views, .hits, .transitions, .presentations, .pushes, .restoration:
      "\(rawValue) REPETITIONS"
    case .storyboard: "\(rawValue) SCENES REPETITIONS"
    case .gestures: "\(rawValue) FRAMES"
    case .tablePushes: "\(rawValue) ROWS REPETITIONS"
    case .rows, .heights, .items, .sizes, .composed: "\(rawValue) COUNT FRAMES"
    case .opened: "\(rawValue) COUNT"
    case .text: "\(rawValue) FILE WIDTH REPETITIONS"
    case .coast: "\(rawValue) LINES LATITUDE LONGITUDE RADIUS DETAIL REPETITIONS [RAW]"
    }
  }

  /// Measures and prints.
  ///
  /// - Returns: Whether the arguments were understood.
  func run(_ arguments: [String]) -> Bool {
    let numbers = arguments.dropFirst().map { Double($0) ?? .nan }
    switch (self, arguments.count) {
    case (.views, 2): measureViews(repetitions: Int(numbers[0]))
    case (.hits, 2): measureHits(repetitions: Int(numbers[0]))
    case (.transitions, 2): measureTransitions(repetitions: Int(numbers[0]))
    case (.presentations, 2): measurePresentations(repetitions: Int(numbers[0]))
    case (.pushes, 2): measurePushes(repetitions: Int(numbers[0]))
    case (.gestures, 2): measureGestures(frames: Int(numbers[0]))
    case (.restoration, 2): measureRestoration(repetitions: Int(numbers[0]))
    case (.storyboard, 3):
      measureStoryboard(scenes: Int(numbers[0]), repetitions: Int(numbers[1]))
    case (.tablePushes, 3):
      measureTablePushes(rows: Int(numbers[0]), repetitions: Int(numbers[1]))
    case (.opened, 2): measureOpening(rows: Int(numbers[0]))
    case (.rows, 3), (.heights, 3), (.items, 3), (.sizes, 3), (.composed, 3):
      measureList(self, rows: Int(numbers[0]), frames: Int(numbers[1]))
    case (.text, 4):
      measureText(path: arguments[1], width: numbers[1], repetitions: Int(numbers[2]))
    case (.coast, 7), (.coast, 8):
      measureCoast(
        path: arguments[1], latitude: numbers[1], longitude: numbers[2], radius: numbers[3],
        detail: numbers[4], repetitions: Int(numbers[5]), output: arguments.dropFirst(7).first)
    default: return false
    }
    return true
  }
}

/// Runs what callgrind is to count: Scripts/instructions knows it by its name, so it stays a function.
@inline(never)
func counted<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
