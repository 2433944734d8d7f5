import Testing

@testable import TunnelApp

struct ArgumentOrderTests {
  @Test(
    "T34: A leading minus in a coordinate is not an option",
    arguments: [
      (["-56.55", "-171.68"], ["open", "--", "-56.55", "-171.68"]),
      (["-56.55,-171.68"], ["open", "--", "-56.55,-171.68"]),
      (["56.55", "-171.68"], ["open", "--", "56.55", "-171.68"]),
      (["-.5", "5"], ["open", "--", "-.5", "5"]),
      (["antipode", "-56.55", "8.3", "--json"], ["antipode", "--json", "--", "-56.55", "8.3"]),
      (["antipode", "--json", "56.55", "-8.3"], ["antipode", "--json", "--", "56.55", "-8.3"]),
      (
        ["place", "5", "--date", "2026-06-21", "-5"],
        ["place", "--date", "2026-06-21", "--", "5", "-5"]
      ),
      (
        ["snapshot", "--at", "-56.55", "-171.68", "--output", "a.png"],
        ["snapshot", "--at=-56.55 -171.68", "--output", "a.png"]
      ),
      (
        ["snapshot", "--at", "-56.55,-171.68", "--time", "-1", "--output", "a.png"],
        ["snapshot", "--at=-56.55,-171.68", "--time", "-1", "--output", "a.png"]
      ),
      (
        ["fall", "-5", "5", "--to", "-56.55", "-171.68", "--json"],
        ["fall", "--to=-56.55 -171.68", "--json", "--", "-5", "5"]
      ),
      (
        ["fall", "--to", "-56.55,-171.68", "-5,5", "--fraction", "-1"],
        ["fall", "--to=-56.55,-171.68", "--fraction", "-1", "--", "-5,5"]
      ),
    ] as [([String], [String])])
  func minus(given: [String], parsable: [String]) throws {
    #expect(try ArgumentOrder(given).parsable == parsable)
  }

  @Test(
    "Arguments without a minus keep their order",
    arguments: [
      ([], []), (["--help"], ["--help"]), (["help", "place"], ["help", "place"]),
      (["56.55", "N", "8.3", "E"], ["open", "56.55", "N", "8.3", "E"]),
      (["antipode", "5", "5"], ["antipode", "5", "5"]),
      (["antipode", "geo:5,5", "--json"], ["antipode", "--json", "geo:5,5"]),
      (["snapshot", "--output=a.png"], ["snapshot", "--output=a.png"]),
      (
        ["fall", "New", "York", "--to", "Los", "Angeles", "--json"],
        ["fall", "--to=Los Angeles", "--json", "New", "York"]
      ),
      (["fall", "--to", "Paris", "New", "York"], ["fall", "--to=Paris", "New", "York"]),
    ] as [([String], [String])])
  func plain(given: [String], parsable: [String]) throws {
    #expect(try ArgumentOrder(given).parsable == parsable)
  }

  @Test("An unknown option stays where the parser refuses it")
  func unknownOption() throws {
    #expect(
      try ArgumentOrder(["antipode", "-5", "5", "--color"]).parsable
        == ["antipode", "--color", "--", "-5", "5"])
    #expect(
      try ArgumentOrder(["antipode", "5", "5", "-x"]).parsable == ["antipode", "-x", "5", "5"])
  }

  @Test(
    "T34: A mistyped option is refused with the closest valid one",
    arguments: [
      (["antipode", "5", "5", "--jsn"], "--json"), (["antipode", "--josn"], "--json"),
      (["place", "-5", "5", "--dat=x"], "--date"), (["snapshot", "--outptu", "a.png"], "--output"),
      (["snapshot", "--siz", "1x1"], "--size"), (["--hlep"], "--help"),
      (["5", "5", "--versoin"], "--version"),
    ])
  func mistypedOption(arguments: [String], meant: String) {
    let failure = #expect(throws: CommandFailure.self) { try ArgumentOrder(arguments) }

    #expect(failure?.status == .unreadableInput)
    #expect(failure?.description.hasSuffix("Did you mean “\(meant)”?") == true)
  }

  @Test("Everything after -- is part of the place")
  func terminator() throws {
    #expect(
      try ArgumentOrder(["antipode", "--json", "--", "-5", "--json"]).parsable
        == ["antipode", "--json", "--", "-5", "--json"])
  }

  @Test("T34: A capitalized word is a name, not a mistyped command")
  func names() throws {
    #expect(try ArgumentOrder(["Plac"]).parsable == ["open", "Plac"])
    #expect(try ArgumentOrder(["Palace", "--exact"]).parsable == ["open", "--exact", "Palace"])
    #expect(throws: CommandFailure.self) { try ArgumentOrder(["Place"]) }
  }

  @Test(
    "T34: A mistyped command is refused with the closest valid one",
    arguments: [
      ("atipode", "antipode"), ("antipodes", "antipode"), ("Antipode", "antipode"),
      ("snapshto", "snapshot"), ("plase", "place"), ("hepl", "help"),
    ])
  func slips(written: String, meant: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try ArgumentOrder([written, "5", "5", "--json"])
    }

    #expect(failure?.status == .unreadableInput)
    #expect(
      failure?.description == "There is no command “\(written)”. Did you mean “\(meant)”?")
  }

  @Test(
    "T34: Help for an unknown command is refused, with the closest command if one is close",
    arguments: [
      ("bogus", "There is no command “bogus”."),
      ("plase", "There is no command “plase”. Did you mean “place”?"),
    ])
  func unknownTopic(topic: String, reason: String) {
    let failure = #expect(throws: CommandFailure.self) { try ArgumentOrder(["help", topic]) }

    #expect(failure?.status == .unreadableInput)
    #expect(failure?.description == reason)
  }

  @Test("A word unlike any command is passed on as a place")
  func noSlip() throws {
    #expect(try ArgumentOrder(["Copenhagen"]).parsable == ["open", "Copenhagen"])
    #expect(try ArgumentOrder(["N", "56", "E", "8"]).parsable == ["open", "N", "56", "E", "8"])
  }

  @Test("An --at or --to without a place is refused")
  func missingPlace() {
    #expect(throws: CommandFailure.self) {
      try ArgumentOrder(["snapshot", "--at", "--output", "a.png"])
    }
    #expect(throws: CommandFailure.self) { try ArgumentOrder(["fall", "5", "5", "--to"]) }
  }

  @Test(
    "The order recognizes every option in the help",
    arguments: ["antipode", "place", "fall", "snapshot"])
  func options(command: String) throws {
    let help = try BuiltProgram(["help", command]).output
    let named = help.matches(of: /^ +(?:-h, )?(--[a-z-]+)( \[?<)?/.anchorsMatchLineEndings())
    let options = named.map { String($0.1) }.filter { $0 != "--help" && $0 != "--version" }
    let withValue = named.filter { $0.2 != nil }.map { String($0.1) }

    #expect(Set(options) == Set(try #require(ArgumentOrder.options[command])))
    #expect(
      Set(withValue) == ArgumentOrder.optionsWithValue.intersection(options))
  }
}
