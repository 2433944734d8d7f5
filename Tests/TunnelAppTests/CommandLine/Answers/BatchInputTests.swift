import Foundation
import Testing

struct BatchInputTests {
  @Test("Lines are answered in order, with a dash argument or with piped input")
  func lines() throws {
    let input = "56.55 8.316667\n-33.9,18.4\r\n32VMH5798967504\n"
    let named = try BuiltProgram(["antipode", "-"], input: input)

    #expect(named.status == 0)
    #expect(named.message.isEmpty)
    #expect(
      named.output == "-56.55, -171.683333\n33.9, -161.6\n-56.549996706, -171.683335004\n")
    #expect(try BuiltProgram(["antipode"], input: input).output == named.output)
  }

  @Test("A bad line is reported with its number, the batch goes on, and the output stays in step")
  func badLine() throws {
    let program = try BuiltProgram(["antipode", "-"], input: "1 2\n95 8\n\nLemvig 5\n3 4")

    #expect(program.status == 64)
    #expect(program.output == "-1, -178\n\n\n\n-3, -176\n")
    #expect(program.messages.count == 3)
    #expect(program.message.contains("tunnel: line 2: “95 8” is not a place: the latitude 95"))
    #expect(program.message.contains("tunnel: line 4: “Lemvig 5” is not a place"))
    #expect(program.messages.last == "tunnel: 2 lines of 5 had no answer.")
  }

  @Test("With --json each answer is an object on one line that has the number of its input line")
  func json() throws {
    let program = try BuiltProgram(["antipode", "--json", "-"], input: "1 2\nx\n\n3 4\n")
    let objects = try program.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    #expect(program.status == 64)
    #expect(objects.map { $0["line"] as? Int } == [1, 4])
    #expect(objects.map { $0["latitude"] as? Double } == [1, 3])
  }

  @Test("A byte order mark, no final newline, an overlong line and invalid UTF-8 are handled")
  func oddInputs() throws {
    let mark = try BuiltProgram(["antipode"], input: "\u{FEFF}1 2")
    #expect(mark.output == "-1, -178\n")

    let long = String(repeating: "5", count: 200_000)
    let program = try BuiltProgram(["antipode", "-"], input: "1 2\n\(long)\n3 4\n")
    #expect(program.output == "-1, -178\n\n-3, -176\n")
    #expect(program.message.contains("line 2: It is longer than 65536 bytes."))

    let bytes = try BuiltProgram(
      ["antipode", "-"], inputBytes: Data([0xFF, 0xFE, 10, 49, 32, 50, 10]))
    #expect(bytes.output == "\n-1, -178\n")
    #expect(bytes.status == 64)
  }

  @Test("No lines are not an error; no argument without piped input is one")
  func nothing() throws {
    let empty = try BuiltProgram(["antipode", "-"], input: "")
    #expect(empty.status == 0)
    #expect(empty.output.isEmpty)
    #expect(empty.message.isEmpty)

    let missing = try BuiltProgram(["antipode"])
    #expect(missing.status == 64)
    #expect(missing.messages.count == 1)
  }

  @Test("Available lines are answered before waiting for more")
  func streaming() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = BuiltProgram.url
    process.arguments = ["antipode", "-"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for (question, answer) in [("1 2\n", "-1, -178\n"), ("3 4\n", "-3, -176\n")] {
      input.fileHandleForWriting.write(Data(question.utf8))
      let found = output.fileHandleForReading.availableData
      #expect(String(decoding: found, as: UTF8.self) == answer)
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(
    "T27: --notation formats the other end",
    arguments: [
      ("decimal", "-56.55, -171.683333"), ("dm", "56°33.000′S 171°41.000′W"),
      ("dms", "56°33′00″S 171°41′00″W"), ("iso6709", "-56.55-171.683333/"),
      ("geo", "geo:-56.55,-171.683333"), ("pluscode", "32MCF828+2M"),
      ("utm", "2E 457990mE 3732495mN"), ("mgrs", "2EMC5798932495"), ("maidenhead", "AD43dk88aa"),
    ])
  func notations(name: String, written: String) throws {
    let start = "56.55 8.316667"
    let program = try BuiltProgram(["antipode", start, "--notation", name])
    #expect(program.output == written + "\n")

    let json = try BuiltProgram(["antipode", "--json", "--notation", name, start]).output
    #expect(json.contains("\"written\": \"\(written)\""))
  }

  @Test("A mistyped notation is refused")
  func refusal() throws {
    let program = try BuiltProgram(["antipode", "1", "2", "--notation", "dsm"])
    #expect(program.status == 64)
    #expect(program.messages.count == 1)
    #expect(program.message.contains("no notation “dsm”. The notations are decimal, dm, dms"))
    #expect(try BuiltProgram(["antipode", "1", "2", "--notatoin", "dms"]).status == 64)
  }
}
