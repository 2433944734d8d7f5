import Foundation
import TestSupport
import Testing

@testable import TunnelTestSupport

struct DiscoverCommandTests {
  private func object(_ arguments: [String]) throws -> [String: Any] {
    let program = try BuiltProgram(["discover", "--json", "--language", "en"] + arguments)
    #expect(program.status == 0)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(program.output.utf8)) as? [String: Any])
  }

  @Test("T46: discover --json has rows with what lies opposite, as place says it")
  func json() throws {
    for list in ["capitals", "towns", "land"] {
      let object = try object([list, "--limit", "5"])
      #expect(object["list"] as? String == list)
      let results = try #require(object["results"] as? [[String: Any]])
      #expect(results.count == 5)
      for row in results {
        let opposite = try #require(row["opposite"] as? [String: Any])
        let latitude = try #require(row["latitude"] as? Double)
        let longitude = try #require(row["longitude"] as? Double)
        let place = try place(
          "\(-latitude)", "\(longitude > 0 ? longitude - 180 : longitude + 180)")
        for key in ["surface", "headline", "countryCode"] {
          #expect(opposite[key] as? String == place[key] as? String)
        }
        #expect((row["name"] as? String)?.isEmpty == false)
        #expect((row["countryCode"] as? String)?.count == 2)
      }
    }
  }

  private func place(_ words: String...) throws -> [String: Any] {
    let output = try BuiltProgram(["place", "--json", "--language", "en"] + words).output
    return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }

  @Test("T46: discover towns tells the town opposite with its distance, and land tells the share")
  func particulars() throws {
    let row = try #require((try object(["towns"])["results"] as? [[String: Any]])?.first)
    let town = try #require((row["opposite"] as? [String: Any])?["town"] as? [String: Any])
    #expect((town["distance"] as? Double ?? .infinity) < 51_000)
    #expect((town["population"] as? Int ?? 0) > 10_000)
    #expect((row["score"] as? Double ?? 0) > 10_000)
    let share = try #require(try object(["land", "--limit", "1"])["landOppositeLand"] as? Double)
    #expect(abs(share - 0.131) < 0.0015)
  }

  @Test("T46: discover --json names the state of a territory, and none of a state")
  func territories() throws {
    let results = try #require(try object(["capitals"])["results"] as? [[String: Any]])
    let guam = try #require(results.first { $0["countryCode"] as? String == "GU" })
    #expect(guam["country"] as? String == "Guam")
    #expect(guam["state"] as? String == "United States")
    #expect(guam["stateCode"] as? String == "US")
    let states = results.filter { $0["state"] == nil }
    #expect(states.count == results.count { $0["stateCode"] == nil })
    #expect((195...205).contains(states.count))
  }

  @Test("T46: discover prints one line per row, with tabs, in the user's language")
  func lines() throws {
    let program = try BuiltProgram(
      ["discover", "capitals"], environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(program.status == 0)
    #expect(program.message.isEmpty)
    let lines = program.output.split(separator: "\n").map { $0.components(separatedBy: "\t") }
    #expect(lines.count > 200)
    #expect(lines.allSatisfy { $0.count == 3 })
    #expect(lines.contains { $0[0] == "Kopenhagen, Dänemark" })
    #expect(lines.contains { $0[0] == "Nuuk (Godthåb), Grönland (Dänemark)" })
    let towns = try BuiltProgram(["discover", "towns", "--limit", "3"]).output
    #expect(
      towns.split(separator: "\n").map { $0.components(separatedBy: "\t").count } == [4, 4, 4])
    let land = try BuiltProgram(["discover", "land", "--limit", "1"])
    #expect(land.message == "tunnel: 13.1 % of the Earth's land has land opposite.\n")
  }

  @Test(
    "T46: discover refuses unreadable input with status 64",
    arguments: [
      (["discover"], "which list"), (["discover", "rivers"], "“rivers” is not a list"),
      (["discover", "towns", "land"], "“towns land” is not a list"),
      (["discover", "land", "--limit", "0"], "from 1 to 1000"),
      (["discover", "land", "--language", "xx"], "“xx”"),
      (["discover", "land", "--jsn"], "Did you mean “--json”?"),
      (["discovr", "land"], "Did you mean “discover”?"),
    ])
  func refusals(arguments: [String], reason: String) throws {
    let program = try BuiltProgram(arguments)
    #expect(program.status == 64)
    #expect(program.messages.count == 1)
    #expect(program.output.isEmpty)
    #expect(program.message.contains(reason), "\(program.message)")
  }

  @Test("T46: discover exits with status 66 without its data, and 73 if it cannot write")
  func files() throws {
    let none = try BuiltProgram(
      ["discover", "towns"], environment: ["TUNNEL_ASSETS": "/nonexistent"])
    #expect(none.status == 66)
    #expect(none.messages.count == 1)
    let full = try BuiltProgram(["discover", "capitals"], writingTo: "/dev/full")
    #expect(full.status == 73)
    #expect(full.messages.count == 1)
  }
}
