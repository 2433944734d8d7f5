// Drives the library's solver from text: `answer` prints what it says to programs, a line each;
// `time` prints how long the stages of one program take.
import Glibc

switch CommandLine.arguments.dropFirst().first {
case "answer": answer()
case "time": time()
default:
  print("usage: solver answer|time <PROGRAMS")
  exit(64)
}

/// Prints for each program `1` or `0` for each constraint, as it was taken or refused, and where it
/// asks the value of each variable, with `!` behind it where no other is as good.
func answer() {
  while let line = readLine() {
    guard var program = SolverProgram(line) else { fatalError("No program: \(line)") }
    var words: [String] = []
    for step in program.steps {
      let isTaken = program.take(step)
      switch step {
      case .add: words.append(isTaken ? "1" : "0")
      case .ask:
        for variable in program.variables {
          let mark = program.solver.isAmbiguous(variable) ? "" : "!"
          words.append("\(program.solver.value(of: variable))\(mark)")
        }
      default: break
      }
    }
    print(words.joined(separator: " "))
  }
}

/// Prints the milliseconds of processor time of building a program, of its suggestions, and of taking
/// every tenth constraint out and in again, the values being read after every step.
func time() {
  guard let line = readLine(), var program = SolverProgram(line) else { fatalError("No program.") }
  var sum = 0.0
  func read() {
    program.solver.takeChanges { _, _ in }
    for variable in program.variables { sum += program.solver.value(of: variable) }
  }
  let start = milliseconds()
  let suggestions = program.steps.drop { if case .suggest = $0 { false } else { true } }
  for step in program.steps.dropLast(suggestions.count) { _ = program.take(step) }
  read()
  let built = milliseconds()
  for step in suggestions {
    _ = program.take(step)
    read()
  }
  let followed = milliseconds()
  let handles = program.constraints
  for index in Swift.stride(from: 0, to: handles.count, by: 10) {
    guard let handle = handles[index] else { continue }
    let constraint = program.solver.constraint(handle)
    program.solver.remove(handle)
    read()
    _ = try? program.solver.add(constraint)
    read()
  }
  let replaced = milliseconds()
  print(
    "build=\(built - start) suggest=\(followed - built) replace=\(replaced - followed) sum=\(sum)")
}

func milliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}
